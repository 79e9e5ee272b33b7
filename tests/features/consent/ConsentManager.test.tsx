import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { choiceSaved, cookieBanner } from '@/content/consent';
import { categoryTitles, cookieDialog, cookieReceipt } from '@/content/cookieDialog';
import { footer } from '@/content/navigation';
import { storedItems } from '@/content/storedItems';
import { globalPrivacyControl } from '@/content/ui';
import '@/features/consent/components/ConsentBanner/ConsentBanner';
import { ConsentManager } from '@/features/consent/components/ConsentManager';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import '@/features/consent/components/CookieDialog/CookieDialog';
import { longDate } from '@/lib/longDate';
import { button } from '../../support/forms';
import { createMemoryCookies } from '../../support/memoryCookies';
import { renderWithProviders } from '../../support/renderAt';
import { advanceTimersAsync } from '../../support/timers';

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync.bind(vi) });
const press = (name: string) => user.click(button(name));
const banner = () => screen.queryByRole('region', { name: cookieBanner.label });
const radio = (name: string) => screen.findByRole('radio', { name });
const sendGlobalPrivacyControl = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

function openPage(cookies = createMemoryCookies()) {
  renderWithProviders(
    <>
      <ConsentManager />
      <CookieSettingsButton />
    </>,
    { cookies },
  );
  return () => JSON.parse(cookies.getAll()[storedItems.cookieConsent.name] ?? 'null');
}

async function openBanner(cookies = createMemoryCookies()) {
  const storedConsent = openPage(cookies);
  await advanceTimersAsync(2100);
  return storedConsent;
}

it('the banner appears two seconds after the page has loaded, is announced, and takes no focus', async () => {
  // real time, which passes beside it, would show the banner too early on a slow machine
  vi.useFakeTimers();
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

it('with Global Privacy Control no banner appears and the page says so, until an explicit choice', async () => {
  sendGlobalPrivacyControl();
  const storedConsent = await openBanner();
  expect(banner()).toBeNull();
  expect(storedConsent()).toBeNull();
  expect(screen.getByText(globalPrivacyControl)).toBeVisible();
  await press(footer.cookieSettings);
  await user.click(await radio(cookieDialog.all));
  await press(cookieDialog.confirm);
  expect(storedConsent()).toMatchObject({ choice: 'all', analytics: true });
  expect(screen.queryByText(globalPrivacyControl)).toBeNull();
});

it('a radio sets all checkboxes, which can then be changed alone, and Cancel closes the dialog only', async () => {
  const storedConsent = await openBanner();
  await press(cookieBanner.configure);
  const dialog = within(await screen.findByRole('dialog', { name: cookieDialog.title }));
  const checkbox = (name: keyof typeof categoryTitles) =>
    dialog.getByRole('checkbox', { name: categoryTitles[name] });
  const optional = (['analytics', 'marketing', 'functional'] as const).map(checkbox);
  const necessary = await radio(cookieDialog.necessary);

  expect(checkbox('profile')).toBeChecked();
  expect(checkbox('profile')).toBeDisabled();
  expect(necessary).toBeChecked();
  optional.forEach((box) => expect(box).not.toBeChecked());
  await user.click(await radio(cookieDialog.all));
  optional.forEach((box) => expect(box).toBeChecked());
  await user.click(necessary);
  optional.forEach((box) => expect(box).not.toBeChecked());
  // the selected choice again, with a checkbox that differs from it
  await user.click(checkbox('functional'));
  await user.click(necessary);
  optional.forEach((box) => expect(box).not.toBeChecked());
  await press(cookieDialog.cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(banner()).toBeVisible();
  expect(storedConsent()).toBeNull();
});

it('a choice is confirmed to screen readers, and the dialog says what was chosen and when', async () => {
  const storedConsent = openPage();
  await press(footer.cookieSettings);
  await user.click(await radio(cookieDialog.all));
  expect(screen.queryByText(/^You chose/)).toBeNull();
  await press(cookieDialog.confirm);
  expect(screen.getByText(choiceSaved.all)).toBeInTheDocument();
  await press(footer.cookieSettings);
  const { timestamp, id } = storedConsent();
  const receipt = cookieReceipt.text(cookieReceipt.all, longDate(timestamp), id.slice(0, 8));
  expect(await screen.findByText(receipt)).toBeVisible();
});
