import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does, from now on: each text node, also a later one, is replaced by
 * two nested `font` elements with a new text. The words stay, so that they can be found.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslated = ({ parentElement }: Node) =>
      !parentElement || parentElement.closest('font, script, style, noscript, textarea') !== null;
    function replaceTexts(root: Node) {
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
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replaceTexts(target);
        else addedNodes.forEach(replaceTexts);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    replaceTexts(document.body);
  });
}
