/**
 * For `dangerouslySetInnerHTML`: markup that is made when it is set, never while a page hydrates, which
 * has it already. The same object means the same markup.
 */
export function deferMarkup(make: () => string) {
  return { __html: { toString: make } };
}
