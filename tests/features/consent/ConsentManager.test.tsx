import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { choiceSaved, cookieBanner } from '@/content/consent';
import { consentCategories, cookieDialog, cookieReceipt } from '@/content/cookieDialog';
import { globalPrivacyControl } from '@/content/globalPrivacyControl';
import { footer } from '@/content/navigation';
import '@/features/consent/components/ConsentBanner/ConsentBanner';
import { ConsentManager } from '@/features/consent/components/ConsentManager';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import '@/features/consent/components/CookieDialog/CookieDialog';
import type { CookieJar } from '@/lib/cookieJar';
import { longDate } from '@/lib/longDate';
import { blockedCookies, createMemoryCookies } from '../../support/memoryCookies';
import { renderWithProviders } from '../../support/renderAt';
import { advanceTimersAsync } from '../../support/timers';
import { storedItems } from '@/lib/storageInventory';

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync.bind(vi) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

function openPage(cookies: CookieJar = createMemoryCookies()) {
  renderWithProviders(
    <>
      <ConsentManager />
      <CookieSettingsButton />
    </>,
    { cookies },
  );
  return {
    storedConsent: (): unknown =>
      JSON.parse(cookies.getAll()[storedItems.cookieConsent.name] ?? 'null'),
  };
}

const banner = () => screen.queryByRole('region', { name: cookieBanner.label });
const button = (name: string) => screen.getByRole('button', { name });

it('the banner appears two seconds after the page has loaded, is announced, and takes no focus', async () => {
  openPage();
  await advanceTimersAsync(1900);
  expect(banner()).toBeNull();
  await advanceTimersAsync(200);
  expect(banner()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(cookieBanner.announcement);
  expect(document.body).toHaveFocus();
  const policy = screen.getByRole('link', { name: new RegExp(cookieBanner.privacy) });
  expect(policy).toHaveAttribute('href', paths.privacy);
  expect(policy).toHaveAttribute('target', '_blank');
});

it.each([
  [cookieBanner.acceptAll, 'all', true],
  [cookieBanner.necessaryOnly, 'necessary', false],
])('%s records the choice and closes the banner', async (name, choice, isAllowed) => {
  const { storedConsent } = openPage();
  await advanceTimersAsync(2100);
  await user.click(button(name));
  expect(banner()).toBeNull();
  expect(storedConsent()).toMatchObject({
    choice,
    analytics: isAllowed,
    marketing: isAllowed,
    functional: isAllowed,
  });
});

it('with a recorded choice no banner appears', async () => {
  openPage(createMemoryCookies({ [storedItems.cookieConsent.name]: 'all' }));
  await advanceTimersAsync(4000);
  expect(banner()).toBeNull();
});

it('with Global Privacy Control no banner appears, nothing is written, and the page says so', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { storedConsent } = openPage();
  await advanceTimersAsync(4000);
  expect(banner()).toBeNull();
  expect(storedConsent()).toBeNull();
  expect(screen.getByText(globalPrivacyControl)).toBeVisible();
});

it('an explicit choice overrides Global Privacy Control', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { storedConsent } = openPage();
  await user.click(button(footer.cookieSettings));
  await user.click(await screen.findByRole('radio', { name: cookieDialog.all }));
  await user.click(button(cookieDialog.confirm));
  expect(storedConsent()).toMatchObject({ choice: 'all', analytics: true });
  expect(screen.queryByText(globalPrivacyControl)).toBeNull();
});

it('a radio sets all checkboxes, and a checkbox can be set alone', async () => {
  const { storedConsent } = openPage();
  await advanceTimersAsync(2100);
  await user.click(button(cookieBanner.configure));
  const dialog = within(await screen.findByRole('dialog', { name: cookieDialog.title }));
  const checkbox = (name: string) => dialog.getByRole('checkbox', { name });
  const optional = (['analytics', 'marketing', 'functional'] as const).map(
    (category) => consentCategories[category].title,
  );
  const all = dialog.getByRole('radio', { name: cookieDialog.all });
  const necessary = dialog.getByRole('radio', { name: cookieDialog.necessary });

  expect(checkbox(consentCategories.profile.title)).toBeChecked();
  expect(checkbox(consentCategories.profile.title)).toBeDisabled();
  expect(necessary).toBeChecked();
  optional.forEach((name) => expect(checkbox(name)).not.toBeChecked());
  await user.click(all);
  optional.forEach((name) => expect(checkbox(name)).toBeChecked());
  await user.click(necessary);
  optional.forEach((name) => expect(checkbox(name)).not.toBeChecked());
  await user.click(checkbox(consentCategories.functional.title));
  expect(necessary).toBeChecked();
  expect(storedConsent()).toBeNull();

  await user.click(dialog.getByRole('button', { name: cookieDialog.confirm }));
  expect(storedConsent()).toMatchObject({
    choice: 'necessary',
    analytics: false,
    marketing: false,
    functional: true,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(banner()).toBeNull();
});

it('Cancel closes the dialog only', async () => {
  const { storedConsent } = openPage();
  await advanceTimersAsync(2100);
  await user.click(button(cookieBanner.configure));
  await user.click(await screen.findByRole('button', { name: cookieDialog.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(banner()).toBeVisible();
  expect(storedConsent()).toBeNull();
});

it('with cookies blocked the choice applies, and the banner stays closed', async () => {
  openPage(blockedCookies);
  await advanceTimersAsync(2100);
  await user.click(button(cookieBanner.acceptAll));
  expect(banner()).toBeNull();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await advanceTimersAsync(4000);
  expect(banner()).toBeNull();
  await user.click(button(footer.cookieSettings));
  expect(await screen.findByRole('radio', { name: cookieDialog.all })).toBeChecked();
});

it('a choice is confirmed to screen readers, and the dialog says what was chosen and when', async () => {
  const cookies = createMemoryCookies();
  openPage(cookies);
  await user.click(screen.getByRole('button', { name: footer.cookieSettings }));
  const dialog = within(await screen.findByRole('dialog', { name: cookieDialog.title }));
  expect(screen.queryByText(/^You chose/)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: cookieDialog.all }));
  await user.click(dialog.getByRole('button', { name: cookieDialog.confirm }));
  expect(screen.getByText(choiceSaved.all)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: footer.cookieSettings }));
  const { timestamp, id } = JSON.parse(cookies.getAll()[storedItems.cookieConsent.name] ?? '');
  expect(
    await screen.findByText(
      cookieReceipt.text(cookieReceipt.all, longDate(timestamp), id.slice(0, 8)),
    ),
  ).toBeVisible();
});
