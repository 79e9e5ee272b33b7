import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TopBar } from '@/app/SiteLayout/TopBar';
import { motionLabels } from '@/content/motion';
import { isMotionOn } from '@/features/motion/motion';
import { storedItems } from '@/lib/storageInventory';
import { renderWithProviders } from '../support/renderAt';

const renderTopBar = () => renderWithProviders(<TopBar />);

test('the motion toggle pauses all motion for the session, and resumes it', async () => {
  const user = userEvent.setup();
  renderTopBar();
  await user.click(screen.getByRole('button', { name: motionLabels.pause }));
  const play = screen.getByRole('button', { name: motionLabels.play });
  expect(isMotionOn()).toBe(false);
  expect(sessionStorage.getItem(storedItems.motion.name)).toBe('paused');
  expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
  await user.click(play);
  expect(screen.getByRole('button', { name: motionLabels.pause })).toBeVisible();
  expect(isMotionOn()).toBe(true);
  expect(sessionStorage.getItem(storedItems.motion.name)).toBe('playing');
});
