import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from '@/content/clouds/Salescloud/page';
import { CloudPage } from '@/pages/cloud/CloudPage';
import { advanceTimers } from '../../support/timers';

test('the index marks the offering that the page was scrolled to, or the chosen one until the next scroll', () => {
  vi.useFakeTimers();
  render(<CloudPage cloud={page} />);
  expect(currentRow()).toBe('Lead capture and routing');
  scrollTo(1, 0.5);
  expect(currentRow()).toBe('Discount approvals');
  scrollTo(2, 0.34);
  expect(currentRow()).toBe('Salesforce mobile');
  scrollTo(4, 0);
  expect(currentRow()).toBe('Pipeline dashboards');
  fireEvent.click(screen.getByRole('link', { name: 'Quote to order' }));
  scrollTo(1, 0.3);
  expect(currentRow()).toBe('Quote to order');
  window.dispatchEvent(new Event('wheel'));
  scrollTo(1, 0.3);
  expect(currentRow()).toBe('Products and price books');
});

function currentRow() {
  const index = within(screen.getByRole('navigation', { name: /^Offerings in / }));
  return index.getByRole('link', { current: 'location' }).textContent;
}

/** Scrolls until a number of groups, and a part of the next one, are above the reading line. */
function scrollTo(groups: number, part: number) {
  const line = innerHeight * 0.45;
  document.querySelectorAll('section > [data-print="head"]').forEach(({ parentElement }, index) => {
    if (!parentElement) return;
    const top = line - (groups - index + part) * 1000;
    parentElement.getBoundingClientRect = () => new DOMRect(0, top, 800, 1000);
  });
  fireEvent.scroll(window);
  advanceTimers(66);
}
