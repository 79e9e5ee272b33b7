/**
 * Runs in the page. Translates it as browsers do: each text, also those that come later, is replaced
 * by two nested elements with a new one. The words stay, so that they can be found.
 */
export function translate(): void {
  const isTranslated = ({ parentElement }: Node) =>
    !parentElement ||
    parentElement.closest('font, title, script, style, noscript, textarea') !== null;
  const replaceTexts = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && !isTranslated(node)) texts.push(node);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceTexts);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  replaceTexts(document);
}
