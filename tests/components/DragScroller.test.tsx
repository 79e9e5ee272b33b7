import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DragScroller } from '@/components/DragScroller/DragScroller';
import { ScrollArrows } from '@/components/DragScroller/ScrollArrows';

const hiddenWidth = 600;
const onPress = vi.fn();
const scrolls: ScrollToOptions[] = [];

/** jsdom has no layout: makes the row wider than its box, and scrollable. */
beforeEach(() => {
  onPress.mockClear();
  scrolls.length = 0;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400 + hiddenWidth);
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    scrolls.push(options);
    setScrollLeft(this, Math.min(hiddenWidth, Math.max(0, this.scrollLeft + (options.left ?? 0))));
  };
});

test('each arrow shows only when there is more on its side', () => {
  render(<Row />);
  expect(back()).toBeNull();
  expect(forward()).toBeVisible();

  scrollRow(100);
  expect(back()).toBeVisible();
  expect(forward()).toBeVisible();

  scrollRow(hiddenWidth);
  expect(back()).toBeVisible();
  expect(forward()).toBeNull();
});

test('no arrow shows when everything is in view', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  render(<Row />);
  expect(back()).toBeNull();
  expect(forward()).toBeNull();
});

test('the arrows scroll by 250 pixels, smoothly while motion plays', () => {
  const { rerender } = render(<Row />);
  click(forward());
  click(forward());
  click(back());
  rerender(<Row isSmooth={false} />);
  click(forward());
  expect(scrolls).toEqual([
    { left: 250, behavior: 'smooth' },
    { left: 250, behavior: 'smooth' },
    { left: -250, behavior: 'smooth' },
    { left: 250, behavior: 'instant' },
  ]);
});

test('the focus moves to the other arrow when its own disappears', () => {
  render(<Row />);
  scrollRow(hiddenWidth - 250);
  forward()?.focus();
  click(forward());
  expect(forward()).toBeNull();
  expect(back()).toHaveFocus();
});

test('dragging scrolls the row one and a half times as far as the mouse moves', () => {
  render(<Row />);
  drag(300, 200);
  expect(row().scrollLeft).toBe(150);
  fireEvent.pointerMove(row(), { clientX: 260, pointerType: 'mouse', buttons: 1 });
  expect(row().scrollLeft).toBe(60);
});

test('the end of a drag clicks nothing, and the next click works', () => {
  render(<Row />);
  drag(300, 200);
  fireEvent.pointerUp(row(), { pointerType: 'mouse' });
  fireEvent.click(item());
  expect(onPress).not.toHaveBeenCalled();

  fireEvent.pointerDown(item(), { clientX: 200, pointerType: 'mouse' });
  fireEvent.pointerUp(item(), { clientX: 200, pointerType: 'mouse' });
  fireEvent.click(item());
  expect(onPress).toHaveBeenCalledOnce();
});

test('a press that moves slightly is still a click', () => {
  render(<Row />);
  drag(300, 297);
  fireEvent.pointerUp(row(), { pointerType: 'mouse' });
  fireEvent.click(item());
  expect(row().scrollLeft).toBe(0);
  expect(onPress).toHaveBeenCalledOnce();
});

test('the drag ends when the button was released outside', () => {
  render(<Row />);
  drag(300, 200);
  fireEvent.pointerMove(row(), { clientX: 100, pointerType: 'mouse', buttons: 0 });
  fireEvent.pointerMove(row(), { clientX: 50, pointerType: 'mouse', buttons: 1 });
  expect(row().scrollLeft).toBe(150);
});

test.each([
  ['touch', 0],
  ['mouse', 2],
])('%s with button %i does not drag', (pointerType, button) => {
  render(<Row />);
  fireEvent.pointerDown(item(), { clientX: 300, pointerType, button });
  fireEvent.pointerMove(row(), { clientX: 200, pointerType, buttons: 1 });
  expect(row().scrollLeft).toBe(0);
});

function Row({ isSmooth = true }: { readonly isSmooth?: boolean }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <>
      <ScrollArrows target={target} backLabel="Back" forwardLabel="Forward" isSmooth={isSmooth} />
      <DragScroller ref={setTarget} label="Row">
        <li>
          <button type="button" onClick={onPress}>
            Item
          </button>
        </li>
      </DragScroller>
    </>
  );
}

function row() {
  return screen.getByRole('list', { name: 'Row' });
}

function item() {
  return screen.getByRole('button', { name: 'Item' });
}

function back() {
  return screen.queryByRole('button', { name: 'Back' });
}

function forward() {
  return screen.queryByRole('button', { name: 'Forward' });
}

function click(arrow: HTMLElement | null) {
  if (!arrow) throw new Error('There is no such arrow.');
  fireEvent.click(arrow);
}

function scrollRow(left: number) {
  act(() => setScrollLeft(row(), left));
}

function setScrollLeft(element: Element, left: number) {
  element.scrollLeft = left;
  element.dispatchEvent(new Event('scroll'));
}

function drag(from: number, to: number) {
  fireEvent.pointerDown(item(), { clientX: from, pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerMove(row(), { clientX: to, pointerType: 'mouse', buttons: 1 });
}
