import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ui } from '@/content/ui';
import { chooseAppearance, followAppearance } from '@/features/appearance/appearance';
import { AppearanceSwitch } from '@/features/appearance/AppearanceSwitch';
import { NightToggle } from '@/features/appearance/NightToggle';

const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-appearance="day" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-appearance="night" media="(prefers-color-scheme: dark)">`;
  chooseAppearance('system');
});

const option = (name: 'system' | 'day' | 'night') =>
  screen.getByRole('radio', { name: ui.appearance[name] });
const toggle = () => screen.getByRole('button', { name: ui.appearance.night });
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

/** @returns the function with which the system changes its mind. */
function setSystem(isNight: boolean) {
  let matches = isNight;
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

test('without a choice the page looks as the system', () => {
  render(<AppearanceSwitch />);
  expect(option('system')).toBeChecked();
  expect(root.dataset['theme']).toBeUndefined();
});

test('a choice changes the page, the browser’s bars and what this browser keeps', async () => {
  render(<AppearanceSwitch />);
  await userEvent.click(option('night'));
  expect(option('night')).toBeChecked();
  expect(root.dataset['theme']).toBe('night');
  expect(media()).toEqual(['not all', 'all']);
  expect(localStorage.getItem('appearance')).toBe('night');
  await userEvent.click(option('day'));
  expect(root.dataset['theme']).toBe('day');
  expect(media()).toEqual(['all', 'not all']);
  expect(localStorage.getItem('appearance')).toBe('day');
});

test('back to the system, nothing is kept', async () => {
  render(<AppearanceSwitch />);
  await userEvent.click(option('day'));
  await userEvent.click(option('system'));
  expect(root.dataset['theme']).toBeUndefined();
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(localStorage.getItem('appearance')).toBeNull();
});

test('the toggle turns what is seen around, whoever decided it', async () => {
  setSystem(true);
  render(<NightToggle />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle());
  expect(root.dataset['theme']).toBe('day');
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle());
  expect(root.dataset['theme']).toBe('night');
});

test('the toggle follows the system while it is open', () => {
  const turn = setSystem(false);
  render(<NightToggle />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  act(() => turn(true));
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
});

test('a choice in another tab is followed, until it is no longer asked for', () => {
  render(<AppearanceSwitch />);
  const end = followAppearance();
  localStorage.setItem('appearance', 'night');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'motion' })));
  expect(option('system')).toBeChecked();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'appearance' })));
  expect(option('night')).toBeChecked();
  expect(root.dataset['theme']).toBe('night');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(option('system')).toBeChecked();
  end();
  localStorage.setItem('appearance', 'day');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'appearance' })));
  expect(option('system')).toBeChecked();
});

test('an unknown stored value counts as no choice', () => {
  render(<AppearanceSwitch />);
  const end = followAppearance();
  localStorage.setItem('appearance', 'dusk');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'appearance' })));
  expect(option('system')).toBeChecked();
  expect(root.dataset['theme']).toBeUndefined();
  end();
});

test('without storage the page still changes', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  render(<AppearanceSwitch />);
  await userEvent.click(option('night'));
  expect(root.dataset['theme']).toBe('night');
  expect(option('night')).toBeChecked();
});
