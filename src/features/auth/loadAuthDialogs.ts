/** The dialogs, in a chunk of their own. */
export async function loadAuthDialogs() {
  const { AuthDialogs } = await import('./components/AuthDialogs/AuthDialogs');
  return AuthDialogs;
}

/** Called when the pointer or the focus reaches Login, so that a click finds the dialogs loaded. */
export function preloadAuthDialogs(): void {
  loadAuthDialogs().catch(() => undefined);
}
