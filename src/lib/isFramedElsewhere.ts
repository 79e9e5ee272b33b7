/** Whether another site frames this page, and could cover it. */
export function isFramedElsewhere(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
