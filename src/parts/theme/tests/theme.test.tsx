import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageKey, type Theme, themeLabels } from '../theme';
import { ThemeSwitch } from '../ThemeControls';
import { chooseTheme, syncTheme } from '../themeStore';

const root = document.documentElement;

beforeEach(() => chooseTheme('system'));

const option = (name: Theme) => screen.getByRole('radio', { name: themeLabels[name] });

function storeInOtherTab(value: string, key: string = storageKey) {
  localStorage.setItem(storageKey, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

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
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(option('system')).toBeChecked();
  stop();
  storeInOtherTab('day');
  expect(option('system')).toBeChecked();
});

test('a page from the back-forward cache takes the choice made since, and another page does not ask', () => {
  render(<ThemeSwitch />);
  const stop = syncTheme();
  localStorage.setItem(storageKey, 'night');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(option('system')).toBeChecked();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(option('dark')).toBeChecked();
  stop();
  localStorage.setItem(storageKey, 'day');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(option('dark')).toBeChecked();
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
