/**
 * Runs in the page. @returns how many elements a visitor could not use yet; NaN without a page.
 * Nothing that a visitor sees says so, so this reads the property that React sets on elements.
 */
export function countUnhydrated(selector = '#app :is(section, form, button, a)'): number {
  const elements = [...document.querySelectorAll(selector)];
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  return elements.length === 0 ? NaN : elements.filter((element) => !isHydrated(element)).length;
}
