import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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
