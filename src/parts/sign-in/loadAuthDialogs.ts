/** Loads the chunk of the dialogs. */
export async function loadAuthDialogs() {
  const { AuthDialogs } = await import('./dialogs/AuthDialogs');
  return AuthDialogs;
}

/** Call on hover and focus of Login. */
export function preloadAuthDialogs(): void {
  loadAuthDialogs().catch(() => undefined);
}
