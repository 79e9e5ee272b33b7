/**
 * Lets a button open or close a `<dialog>`: before the page's code has loaded where the browser
 * knows `command` (Chromium 135, Firefox 144, Safari 26.2), after it elsewhere.
 */
export function dialogCommand(command: 'show-modal' | 'close', id: string) {
  const onClick = () => {
    if ('command' in HTMLButtonElement.prototype) return;
    if (command === 'close') closeDialog(id);
    else getDialog(id)?.showModal();
  };
  return { command, commandfor: id, onClick };
}

export function closeDialog(id: string): void {
  const dialog = getDialog(id);
  if (dialog?.open) dialog.close();
}

function getDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}
