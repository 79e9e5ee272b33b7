import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadStatus } from '@/app/navigation/missingFile';
import { routeFor } from '@/app/routes';
import { paths } from '@/config/paths';
import { privacyHero } from '@/content/privacy';
import { renderAt, renderWithProviders } from '../support/renderAt';

/** Opens the privacy policy, and shows a link to it in the security page. */
async function openPage() {
  await routeFor(paths.cloud('datacloud')).page.preload();
  history.replaceState({ idx: 3 }, '', paths.privacy);
  await renderAt(paths.privacy);
  const [link] = screen
    .getAllByRole('link')
    .filter((element) => element.getAttribute('href') === paths.security);
  if (!link) throw new Error('The page has no link to the security page.');
  return link;
}

/** @returns whether the site, and not the browser, has followed the link */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...init });
  let isHandled = false;
  const record = () => {
    isHandled = event.defaultPrevented;
    // jsdom follows no link
    event.preventDefault();
  };
  addEventListener('click', record, { once: true });
  fireEvent(link, event);
  return isHandled;
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('a plain click shows the page', async () => {
  expect(click(await openPage())).toBe(true);
  await waitFor(() => expect(heading()).not.toHaveTextContent(privacyHero.title));
});

test.each([
  ['with Ctrl', { ctrlKey: true }, {}],
  ['with Command', { metaKey: true }, {}],
  ['with Shift', { shiftKey: true }, {}],
  ['with Alt', { altKey: true }, {}],
  ['of the middle button', { button: 1 }, {}],
  ['on a download', {}, { download: '' }],
  ['on a link to another tab', {}, { target: '_blank' }],
  ['on a link to another site', {}, { href: 'https://other.example/security' }],
])('a click %s is left to the browser', async (_, init, attributes) => {
  const link = await openPage();
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  expect(click(link, init)).toBe(false);
  expect(heading()).toHaveTextContent(privacyHero.title);
});

test('a click that the link itself prevents leads nowhere', async () => {
  await openPage();
  renderWithProviders(
    <a href={paths.security} onClick={(event) => event.preventDefault()}>
      Prevented
    </a>,
  );
  click(screen.getByRole('link', { name: 'Prevented' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(heading()).toHaveTextContent(privacyHero.title);
});

test.each([
  ['by the steps that led there', { idx: 2 }, 1],
  ['by a reload where the entry tells no way back', null, 0],
])('a step back to a page that is missing offline is taken back %s', async (_, state, steps) => {
  await openPage();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const go = vi.spyOn(history, 'go').mockReturnValue();
  const { page } = routeFor(paths.cloud('datacloud'));
  vi.spyOn(page, 'isLoaded').mockReturnValue(false);
  vi.spyOn(page, 'preload').mockRejectedValue(new Error('404'));
  history.replaceState(state, '', paths.cloud('datacloud'));
  fireEvent.popState(window, { state });
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(steps));
  expect(loadStatus.get()).toBe('failed');
  loadStatus.set('idle');
});
