import { createStore } from './store';

let openDialogs = 0;

/** Whether the visitor can see the page: its tab is visible and no dialog covers it. */
export const pageVisibility = createStore(() => {
  document.addEventListener('visibilitychange', update);
  return isVisible();
}, true);

/** @returns a function to call when the dialog closes */
export function trackOpenDialog(): () => void {
  openDialogs += 1;
  update();
  return () => {
    openDialogs -= 1;
    update();
  };
}

function isVisible(): boolean {
  return !document.hidden && openDialogs === 0;
}

function update(): void {
  if (isVisible() !== pageVisibility.get()) pageVisibility.set(isVisible());
}
