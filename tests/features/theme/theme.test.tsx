import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { themeLabels } from '@/content/theme';
import { DarkModeToggle } from '@/features/theme/components/DarkModeToggle';
import { ThemeSwitch } from '@/features/theme/components/ThemeSwitch';
import type { Theme } from '@/features/theme/theme';
import { chooseTheme, syncTheme } from '@/features/theme/themeStore';
import { storedItems } from '@/lib/storageInventory';

const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)">`;
  chooseTheme('system');
});

const option = (name: Theme) => screen.getByRole('radio', { name: themeLabels[name] });
const toggle = () => screen.getByRole('button', { name: themeLabels.dark });

function expectTheme(theme: string | undefined, media: readonly string[], stored: string | null) {
  expect(root.dataset['theme']).toBe(theme);
  expect([...document.querySelectorAll('meta')].map((meta) => meta.media)).toEqual(media);
  expect(localStorage.getItem(storedItems.theme.name)).toBe(stored);
}

function storeInOtherTab(value: string, key: string = storedItems.theme.name) {
  localStorage.setItem(storedItems.theme.name, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

/** @returns a function that changes the system's preference */
function setSystem(isDark: boolean) {
  let matches = isDark;
  const target = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    media,
    get matches() {
      return matches;
    },
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }));
  return (next: boolean) => {
    matches = next;
    target.dispatchEvent(new Event('change'));
  };
}

test('a choice changes the page and the browser’s bars, is stored, and can be given up', async () => {
  render(<ThemeSwitch />);
  expect(option('system')).toBeChecked();
  await userEvent.click(option('dark'));
  expect(option('dark')).toBeChecked();
  expectTheme('dark', ['not all', 'all'], 'night');
  await userEvent.click(option('light'));
  expectTheme('light', ['all', 'not all'], 'day');
  await userEvent.click(option('system'));
  expectTheme(undefined, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'], null);
});

test('the toggle switches the visible theme, chosen or the system’s', async () => {
  const setDark = setSystem(false);
  render(<DarkModeToggle />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  act(() => setDark(true));
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle());
  expect(root.dataset['theme']).toBe('light');
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle());
  expect(root.dataset['theme']).toBe('dark');
});

test('a choice in another tab applies until the cleanup', () => {
  render(<ThemeSwitch />);
  const stop = syncTheme();
  storeInOtherTab('night', 'motion');
  expect(option('system')).toBeChecked();
  storeInOtherTab('night');
  expect(option('dark')).toBeChecked();
  expect(root.dataset['theme']).toBe('dark');
  storeInOtherTab('dusk');
  expect(option('system')).toBeChecked();
  storeInOtherTab('day');
  expect(option('light')).toBeChecked();
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(option('system')).toBeChecked();
  stop();
  storeInOtherTab('day');
  expect(option('system')).toBeChecked();
});

test('without storage the page still changes', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  render(<ThemeSwitch />);
  await userEvent.click(option('dark'));
  expect(root.dataset['theme']).toBe('dark');
  expect(option('dark')).toBeChecked();
});
