export const loadAuthDialogs = async () => (await import('./dialogs/AuthDialogs')).AuthDialogs;

/** Call on hover and focus of Login. */
export function preloadAuthDialogs(): void {
  loadAuthDialogs().catch(() => undefined);
}
