import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TopBar } from '@/app/SiteLayout/TopBar';
import { motionLabels } from '@/content/motion';
import { site } from '@/content/site';
import { isMotionOn } from '@/features/motion/motion';
import { renderWithProviders } from '../support/renderAt';
import { storedItems } from '@/lib/storageInventory';

const renderTopBar = () => renderWithProviders(<TopBar />);

test('phone, email and social links have external addresses', () => {
  renderTopBar();
  expect(screen.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  for (const { label, url } of site.social) {
    const link = screen.getByRole('link', { name: new RegExp(`^${label} `) });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

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
