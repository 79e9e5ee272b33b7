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
  Element.prototype.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolls.push(options);
  };
});

const row = () => screen.getByRole('list', { name: 'Row' });
const item = () => screen.getByRole('button', { name: 'Item' });
const back = () => screen.queryByRole('button', { name: 'Back' });
const forward = () => screen.queryByRole('button', { name: 'Forward' });
const click = (arrow: () => HTMLElement | null) => act(() => arrow()?.click());
const mouse = (clientX: number, buttons = 1) => ({ clientX, pointerType: 'mouse', buttons });

function setScrollLeft(element: Element, left: number) {
  element.scrollLeft = left;
  element.dispatchEvent(new Event('scroll'));
}

function endScroll(left: number) {
  setScrollLeft(row(), left);
  row().dispatchEvent(new Event('scrollend'));
}

function drag(from: number, to: number) {
  fireEvent.pointerDown(item(), mouse(from));
  fireEvent.pointerMove(row(), mouse(to));
}

function release() {
  fireEvent.pointerUp(row(), { pointerType: 'mouse' });
  fireEvent.click(item());
}

test('the arrows scroll by 250 pixels, smoothly while motion plays, and hand on the focus at the end', () => {
  const { rerender } = render(<Row />);
  expect(back()).toBeNull();
  click(forward);
  act(() => endScroll(250));
  rerender(<Row isSmooth={false} />);
  click(back);
  expect(scrolls).toEqual([
    { left: 250, behavior: 'smooth' },
    { left: 0, behavior: 'instant' },
  ]);
  forward()?.focus();
  act(() => endScroll(hiddenWidth));
  expect(forward()).toBeNull();
  expect(back()).toHaveFocus();
});

test('quick presses add up, also back again, and what is scrolled by hand counts once they are done', () => {
  render(<Row />);
  click(forward);
  click(forward);
  act(() => setScrollLeft(row(), 40));
  click(forward);
  click(back);
  act(() => endScroll(350));
  act(() => setScrollLeft(row(), 100));
  click(forward);
  expect(scrolls.map(({ left }) => left)).toEqual([250, 500, hiddenWidth, hiddenWidth - 250, 350]);
});

test('dragging scrolls one and a half times as far as the mouse moves, and its end clicks nothing', () => {
  render(<Row />);
  drag(300, 200);
  expect(row().scrollLeft).toBe(150);
  fireEvent.pointerMove(row(), mouse(260));
  expect(row().scrollLeft).toBe(60);
  release();
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.pointerDown(item(), mouse(200));
  release();
  expect(onPress).toHaveBeenCalledOnce();
  drag(300, 250);
  // released outside
  fireEvent.pointerMove(row(), mouse(100, 0));
  fireEvent.pointerMove(row(), mouse(50));
  expect(row().scrollLeft).toBe(135);
});

test('a press that moves slightly is still a click', () => {
  render(<Row />);
  drag(300, 297);
  release();
  expect(row().scrollLeft).toBe(0);
  expect(onPress).toHaveBeenCalledOnce();
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
