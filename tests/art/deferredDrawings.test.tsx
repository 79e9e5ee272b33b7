import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Art } from '@/art/Art';
import { areDrawingsLoaded, deferFile, loadDrawings } from '@/art/deferredDrawings';
import { circle, drawing, type Drawing } from '@/art/kit';

const sun = drawing(10, 10, () => circle(5, 5, 4, 'currentColor'));
const moon = drawing(10, 10, () => circle(5, 5, 2, 'currentColor'));
const sunMarkup = 'r="4"';
const moonMarkup = 'r="2"';

function deferred() {
  const load = vi.fn(() => Promise.resolve({ sun, moon }));
  const deferDrawing = deferFile(load);
  const size = { width: 10, height: 10 };
  return {
    load,
    sun: deferDrawing((module) => module.sun, size),
    moon: deferDrawing((module) => module.moon, size),
  };
}

const picture = (art: Drawing) => (
  <div data-testid="picture">
    <Art drawing={art} />
  </div>
);

function hydratePicture(art: Drawing) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(picture(sun));
  const prerendered = container.querySelector('circle');
  const { rerender } = render(picture(art), {
    container: document.body.appendChild(container),
    hydrate: true,
  });
  return { prerendered, show: (next: Drawing) => rerender(picture(next)) };
}

const markup = () => screen.getByTestId('picture').innerHTML;

test('a prerendered drawing stays as it is and does not load', () => {
  const { sun: deferredSun, load } = deferred();
  const { prerendered, show } = hydratePicture(deferredSun);
  show({ ...deferredSun });
  expect(prerendered).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('another drawing in its place loads, and the first one returns', async () => {
  const drawings = deferred();
  const { show } = hydratePicture(drawings.sun);
  show(drawings.moon);
  await vi.waitFor(() => expect(markup()).toContain(moonMarkup));
  show(drawings.sun);
  expect(markup()).toContain(sunMarkup);
});

test('a drawing that appears later loads by itself, once', async () => {
  const { sun: deferredSun, load } = deferred();
  const { rerender } = render(picture(deferredSun));
  await vi.waitFor(() => expect(markup()).toContain(sunMarkup));
  rerender(picture(deferredSun));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a drawing whose code fails to load stays empty, and is retried', async () => {
  const { sun: deferredSun, load } = deferred();
  load.mockRejectedValueOnce(new Error('offline'));
  const { rerender } = render(picture(deferredSun));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(markup()).not.toContain('circle');
  rerender(picture({ ...deferredSun }));
  await vi.waitFor(() => expect(markup()).toContain(sunMarkup));
});

test('another page has its drawings before it is shown', async () => {
  const { sun: deferredSun } = deferred();
  expect(areDrawingsLoaded()).toBe(false);
  await loadDrawings();
  expect(areDrawingsLoaded()).toBe(true);
  render(picture(deferredSun));
  expect(markup()).toContain(sunMarkup);
});
