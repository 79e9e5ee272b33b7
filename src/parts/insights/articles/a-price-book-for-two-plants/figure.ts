import { circle, each, group, hill, ink, line, path, rect, times } from '@/art/kit';
import { articleFigure, label } from '../../figure';

const books = [
  ['India direct', ink.vermilion],
  ['India dealers', ink.plum],
  ['Sri Lanka', ink.teal],
  ['Export', ink.blue],
] as const;

/** Two plants make one product, which stands in four price books. */
export const figure = articleFigure(
  ink.groundPeach,
  () =>
    hill('0,296 380,276 920,300', 320, ink.hillCoral) +
    line('M190 98C280 98 300 152 372 152M190 226C280 226 300 172 372 160', ink.outline, 5) +
    times(4, (index) =>
      line(`M470 156C540 156 540 ${58 + index * 68} 610 ${58 + index * 68}`, ink.outline, 5),
    ) +
    group('translate(54 44)', plant(ink.teal)) +
    group('translate(54 172)', plant(ink.azureBright)) +
    circle(424, 156, 72, ink.sunCoral) +
    label(424, 168, 'P-200', ink.ink, 'middle') +
    each(books, ([name, cover], index) => {
      const y = 30 + index * 68;
      return (
        rect(606, y, 272, 56, cover, 8) +
        rect(624, y, 8, 56, ink.cream) +
        label(650, y + 39, name, ink.cream)
      );
    }),
);

function plant(walls: string): string {
  return (
    rect(16, -18, 16, 60, ink.ink) +
    path('M0 92V36L46 12V36L92 12V36L138 12V92Z', walls) +
    times(3, (index) => rect(14 + index * 44, 52, 22, 20, ink.butter))
  );
}
