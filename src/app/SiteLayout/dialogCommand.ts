/**
 * Lets a button open or close a `<dialog>`: before the page's code has loaded where the browser
 * knows `command` (Chromium 135, Firefox 144, Safari 26.2), after it elsewhere.
 */
export function dialogCommand(command: 'show-modal' | 'close', id: string) {
  const onClick = () => {
    const dialog = document.getElementById(id);
    if ('command' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return;
    if (command === 'close') dialog.close();
    else dialog.showModal();
  };
  return { command, commandfor: id, onClick };
}
