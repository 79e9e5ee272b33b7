/** The dialogs, in a chunk of their own. */
export async function loadAuthModals() {
  const { AuthModals } = await import('./AuthModals/AuthModals');
  return AuthModals;
}

/** For a pointer or the focus on Login: the dialogs are then there at the click. */
export function warmUpAuthModals(): void {
  loadAuthModals().catch(() => undefined);
}
