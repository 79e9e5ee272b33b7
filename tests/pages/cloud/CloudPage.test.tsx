import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from '@/content/clouds/Salescloud/page';
import { CloudPage } from '@/pages/cloud/CloudPage';

test('the index marks the offering that the page was scrolled to, or the chosen one until the next scroll', async () => {
  const observer = fakeIntersectionObserver();
  render(
    <MemoryRouter>
      <CloudPage cloud={page} />
    </MemoryRouter>,
  );
  expect(currentRow()).toBe('Lead capture and routing');
  observer.report([1, 0.5]);
  expect(currentRow()).toBe('Discount approvals');
  observer.report([1, 1, 0.34]);
  expect(currentRow()).toBe('Salesforce mobile');
  observer.report([1, 1, 1, 1]);
  expect(currentRow()).toBe('Pipeline dashboards');
  await userEvent.click(screen.getByRole('link', { name: 'Quote to order' }));
  observer.report([1, 0.3]);
  expect(currentRow()).toBe('Quote to order');
  window.dispatchEvent(new Event('wheel'));
  observer.report([1, 0.3]);
  expect(currentRow()).toBe('Products and price books');
});

test('an hour is a mark of a picture, and no screen reader says it', () => {
  const { container } = render(
    <MemoryRouter>
      <CloudPage cloud={page} />
    </MemoryRouter>,
  );
  const hours = within(container).getAllByText(/^\d\d:00$/);
  expect(hours).toHaveLength(page.offerings.groups.length);
  expect(hours.filter((hour) => !hour.matches('[aria-hidden]'))).toEqual([]);
});

function currentRow() {
  const index = within(screen.getByRole('navigation', { name: /^Offerings in / }));
  return index.getByRole('link', { current: 'location' }).textContent;
}

/** Sets how much of each observed element is in view, by default nothing. */
function fakeIntersectionObserver() {
  const observed: Element[] = [];
  let notify: (shares: readonly number[]) => void = () => undefined;
  class FakeIntersectionObserver {
    constructor(callback: (entries: readonly unknown[]) => void) {
      notify = (shares) =>
        callback(
          observed.map((target, position) => ({
            target,
            intersectionRatio: shares[position] ?? 0,
          })),
        );
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed.length = 0;
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  return { report: (shares: readonly number[]) => act(() => notify(shares)) };
}
