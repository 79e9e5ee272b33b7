/** @returns the setting for the dev server, if it was started with the receiver */
export function startDev({ receiver }) {
  return receiver ? { VITE_APPLICATION_URL: `${receiver}/applications` } : {};
}
