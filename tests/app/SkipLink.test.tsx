import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mainId } from '@/config/ids';
import { SkipLink } from '@/app/SiteLayout/SkipLink';
import { ui } from '@/content/ui';

test('the skip link is the first Tab stop and moves the focus to the content', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <SkipLink />
      <a href="/elsewhere">Elsewhere</a>
      <main id={mainId} tabIndex={-1}>
        Content
      </main>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: ui.skipToContent })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
