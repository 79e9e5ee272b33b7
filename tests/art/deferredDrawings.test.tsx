import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Art } from '@/art/Art';
import { areDrawingsLoaded, deferredFile, loadDrawings } from '@/art/deferredDrawings';
import { circle, drawing, type Drawing } from '@/art/kit';

const sun = drawing(10, 10, () => circle(5, 5, 4, 'currentColor'));
const moon = drawing(10, 10, () => circle(5, 5, 2, 'currentColor'));
const sunMarkup = 'r="4"';
const moonMarkup = 'r="2"';

function deferred(load = () => Promise.resolve({ sun, moon })) {
  const loads = vi.fn(load);
  const make = deferredFile(loads);
  const size = { width: 10, height: 10 };
  return {
    loads,
    sun: make((module) => module.sun, size),
    moon: make((module) => module.moon, size),
  };
}

const picture = (shown: Drawing) => (
  <div data-testid="picture">
    <Art drawing={shown} />
  </div>
);

function hydratePicture(shown: Drawing) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(picture(sun));
  const prerendered = container.querySelector('circle');
  const { rerender } = render(picture(shown), {
    container: document.body.appendChild(container),
    hydrate: true,
  });
  return { prerendered, show: (next: Drawing) => rerender(picture(next)) };
}

const markup = () => screen.getByTestId('picture').innerHTML;

test('a prerendered drawing stays as it is and does not load', () => {
  const { sun: shown, loads } = deferred();
  const { prerendered, show } = hydratePicture(shown);
  show({ ...shown });
  expect(prerendered).toBeInTheDocument();
  expect(loads).not.toHaveBeenCalled();
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
  const { sun: shown, loads } = deferred();
  const { rerender } = render(picture(shown));
  await vi.waitFor(() => expect(markup()).toContain(sunMarkup));
  rerender(picture(shown));
  expect(loads).toHaveBeenCalledTimes(1);
});

test('a drawing whose code fails to load stays empty, and is retried', async () => {
  const { sun: shown, loads } = deferred();
  loads.mockRejectedValueOnce(new Error('offline'));
  const { rerender } = render(picture(shown));
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  expect(markup()).not.toContain('circle');
  rerender(picture({ ...shown }));
  await vi.waitFor(() => expect(markup()).toContain(sunMarkup));
});

test('another page has its drawings before it is shown', async () => {
  const { sun: shown } = deferred();
  expect(areDrawingsLoaded()).toBe(false);
  await loadDrawings();
  expect(areDrawingsLoaded()).toBe(true);
  render(picture(shown));
  expect(markup()).toContain(sunMarkup);
});
