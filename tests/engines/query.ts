/** The elements of each role that a journey looks for. */
export const selectors = {
  alert: '[role="alert"]',
  banner: 'header:not(main *, dialog *)',
  button: 'button, summary, input[type="submit"], [role="button"]',
  contentinfo: 'footer:not(main *, dialog *)',
  dialog: 'dialog[open], [role="dialog"]',
  form: 'form',
  heading: 'h1, h2, h3, h4',
  region: 'section, [role="region"]',
  status: '[role="status"], output',
  textbox: 'textarea, input:not([type="checkbox"], [type="radio"])',
} as const;

/** Describes visible elements by role, name or text. */
export type Query = {
  readonly role?: keyof typeof selectors;
  /** The exact accessible name. */
  readonly name?: string;
  /** Text that the element contains. */
  readonly text?: string;
  /** A CSS selector, for elements with neither a role nor a name. */
  readonly css?: string;
  readonly within?: Query;
};

/** Runs in the page, with `selectors` and nothing else of this module. @returns the elements in document order */
export function findAll(query: Query): Element[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true);
    if (copy instanceof Element) {
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    }
    return plain(copy.textContent);
  };
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const sources = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (sources.length > 0) return sources.map(textOf).join(' ');
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return [...(element.labels ?? [])].map(textOf).join(' ');
    }
    return textOf(element);
  };
  // An element with `display: contents` has no box of its own.
  const isVisible = (element: Element) =>
    (element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(element).display === 'contents') &&
    !element.closest('[aria-hidden="true"], [inert]');
  const { role, name, text, css, within } = query;
  const scopes = within ? findAll(within) : [document.documentElement];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(role ? selectors[role] : (css ?? '*'))])
    .filter(
      (element) =>
        isVisible(element) &&
        (css === undefined || element.matches(css)) &&
        (name === undefined || nameOf(element) === plain(name)) &&
        (text === undefined || textOf(element).includes(plain(text))),
    );
}
