/** Whether another site shows this page in a frame of its own, over which it can lay anything. */
export function isFramedElsewhere(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
