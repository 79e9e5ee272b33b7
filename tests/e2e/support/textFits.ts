import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** Fails with the text that the viewport, an ancestor or its own element cuts. */
export async function expectTextFits(page: Page, situation: string): Promise<void> {
  // components that read the width render in a later frame
  await expect.poll(() => page.locator('body').evaluate(findCutText), situation).toEqual([]);
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${situation}, a scroll bar below`,
    )
    .toBeLessThanOrEqual(0);
}

/** The same of a surface over the page, which has a scroll bar of its own. */
export async function expectFits(surface: Locator, situation: string): Promise<void> {
  await expect.poll(() => surface.evaluate(findCutText), situation).toEqual([]);
  const overflow = await surface.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow, `${situation}, a scroll bar below it`).toBeLessThanOrEqual(0);
}

/** @returns sets the size of text that a visitor has chosen in the browser, in px */
export async function textSizes(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Runs in the page. */
function findCutText(root: Element): readonly string[] {
  const isClipping = (overflow: string) => /hidden|clip/.test(overflow);
  const isCut = (element: Element, left: number, right: number): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return false;
      const { left: start, right: end, width } = box.getBoundingClientRect();
      if (textOverflow === 'ellipsis') return start < -1 || end > innerWidth + 1;
      // Text for screen readers only stands in a box of one pixel.
      if (isClipping(overflowX)) return width > 2 && (left < start - 1 || right > end + 1);
    }
    return left < -1 || right > innerWidth + 1;
  };
  const isTooSmall = (element: Element): boolean => {
    const { overflowY, textOverflow } = getComputedStyle(element);
    const { scrollHeight, clientHeight, clientWidth } = element;
    return (
      clientWidth > 2 &&
      isClipping(overflowY) &&
      textOverflow !== 'ellipsis' &&
      scrollHeight > clientHeight + 1
    );
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true })) continue;
    const isTransparent = getComputedStyle(element).color === 'rgba(0, 0, 0, 0)';
    if (isTransparent || element.closest('svg, [aria-hidden="true"]')) continue;
    if (!currentNode.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (isCut(element, left, right) || isTooSmall(element)) {
      cut.push(currentNode.textContent.slice(0, 60));
    }
  }
  return cut;
}

/** Runs in the page. The words that continue on a next line, but after a hyphen or a slash. */
export function findBrokenWords(): readonly string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const readTop = (node: Node, start: number) => {
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    return range.getBoundingClientRect().top;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest('svg, [aria-hidden="true"], [data-visually-hidden], thead')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S{2,}/g)) {
      const tops = [...word].map((_, offset) => readTop(node, index + offset));
      const cut = tops.findIndex(
        (top, offset) =>
          top > (tops[offset - 1] ?? top) + 4 && !/[-–/]$/.test(word.slice(0, offset)),
      );
      if (cut > 0) broken.push(`${word.slice(0, cut)}|${word.slice(cut)}`);
    }
  }
  return broken;
}
