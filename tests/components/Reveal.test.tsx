import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Reveal } from '@/components/Reveal/Reveal';

test('content below the viewport is visible, and is observed until it unmounts', async () => {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  const disconnect = vi.spyOn(IntersectionObserver.prototype, 'disconnect');
  const { unmount } = render(<Reveal isMotionOn>Words</Reveal>);
  await waitFor(() => expect(observe).toHaveBeenCalledWith(screen.getByText('Words')));
  expect(screen.getByText('Words')).toBeVisible();
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
