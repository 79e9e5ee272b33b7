/** Opens or closes a `<dialog>`; before hydration where the browser knows `command` (Safari from 26.2). */
export function dialogCommand(command: 'show-modal' | 'close', id: string) {
  const onClick = () => {
    const dialog = document.getElementById(id);
    if ('command' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return;
    if (command === 'close') dialog.close();
    else dialog.showModal();
  };
  return { command, commandfor: id, onClick };
}
