import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { facts } from '@/content/landing/about';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import { About } from '@/pages/landing/sections/About/About';

test('Forward does not open the fact again that Back has closed, nor does a reload after it', async () => {
  const [{ id }] = facts;
  writeEntryState('fact', id);
  render(<About />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readEntryState('fact')).toBeNull();
});
