import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ui } from '@/content/ui';
import { DarkModeToggle } from '@/features/theme/components/DarkModeToggle';
import { ThemeSwitch } from '@/features/theme/components/ThemeSwitch';
import { chooseTheme, syncTheme } from '@/features/theme/themeStore';
import type { Theme } from '@/features/theme/theme';
import { storedItems } from '@/lib/storageInventory';

const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)">`;
  chooseTheme('system');
});

const option = (name: Theme) => screen.getByRole('radio', { name: ui.theme[name] });
const toggle = () => screen.getByRole('button', { name: ui.theme.dark });
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

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

test('without a choice the page follows the system', () => {
  render(<ThemeSwitch />);
  expect(option('system')).toBeChecked();
  expect(root.dataset['theme']).toBeUndefined();
});

test('a choice changes the page and the browser’s bars, and is stored', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(option('dark'));
  expect(option('dark')).toBeChecked();
  expect(root.dataset['theme']).toBe('dark');
  expect(media()).toEqual(['not all', 'all']);
  expect(localStorage.getItem(storedItems.theme.name)).toBe('night');
  await userEvent.click(option('light'));
  expect(root.dataset['theme']).toBe('light');
  expect(media()).toEqual(['all', 'not all']);
  expect(localStorage.getItem(storedItems.theme.name)).toBe('day');
});

test('choosing the system removes what was stored', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(option('light'));
  await userEvent.click(option('system'));
  expect(root.dataset['theme']).toBeUndefined();
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(localStorage.getItem(storedItems.theme.name)).toBeNull();
});

test('the toggle switches the visible theme, chosen or the system’s', async () => {
  setSystem(true);
  render(<DarkModeToggle />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle());
  expect(root.dataset['theme']).toBe('light');
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle());
  expect(root.dataset['theme']).toBe('dark');
});

test('the toggle follows the system', () => {
  const setDark = setSystem(false);
  render(<DarkModeToggle />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  act(() => setDark(true));
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
});

test('a choice in another tab applies until the cleanup', () => {
  render(<ThemeSwitch />);
  const stop = syncTheme();
  localStorage.setItem(storedItems.theme.name, 'night');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'motion' })));
  expect(option('system')).toBeChecked();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storedItems.theme.name })));
  expect(option('dark')).toBeChecked();
  expect(root.dataset['theme']).toBe('dark');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(option('system')).toBeChecked();
  stop();
  localStorage.setItem(storedItems.theme.name, 'day');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storedItems.theme.name })));
  expect(option('system')).toBeChecked();
});

test('an unknown stored value counts as no choice', () => {
  render(<ThemeSwitch />);
  const stop = syncTheme();
  localStorage.setItem(storedItems.theme.name, 'dusk');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storedItems.theme.name })));
  expect(option('system')).toBeChecked();
  expect(root.dataset['theme']).toBeUndefined();
  stop();
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
