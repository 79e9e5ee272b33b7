import { each, svgMarkup } from '@/art/kit';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { film, type FilmBeat } from '@/content/landing/film';
import { site } from '@/content/site';
import { leadTime, lightOf, type Light } from './light';
import { fade, move } from './sky';
import { lerp, progress, rise } from './tween';

type TextStyle = {
  readonly size: number;
  readonly family?: 'display' | 'text';
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing in em. */
  readonly spacing?: number;
  readonly opacity?: number;
};

/** One line of text. */
export function text(words: string, x: number, y: number, style: TextStyle): string {
  const { size, family = 'display', weight = 600, fill = '#12203b' } = style;
  const { anchor = 'start', spacing = 0, opacity = 1 } = style;
  const type = `font:${weight} ${size}px var(--font-${family});letter-spacing:${spacing}em;font-variant-numeric:tabular-nums`;
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return fade(
    opacity,
    `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" fill="${fill}" text-anchor="${anchor}" style="${type}">${escaped}</text>`,
  );
}

const left = 80;
/** Seconds that one line takes to enter, and that all lines take to exit. */
const enterDuration = 0.5;
const exitDuration = 0.22;

/** The second at which the words of a beat enter, a moment before the beat begins. */
function enterTime(from: number): number {
  return Math.max(0, from - leadTime);
}

/** The time of day, the headline and the note of the current beat. */
export function words(t: number): string {
  const beats: readonly FilmBeat[] = film.beats;
  return each(beats, (beat, index) => {
    const [start, end] = [
      enterTime(beat.from),
      enterTime(beats[index + 1]?.from ?? film.duration + 1),
    ];
    if (t < start || t >= end) return '';
    const exit = progress(t, end - exitDuration - 0.02, exitDuration);
    return fade(1 - exit, beatWords(t, beat, lightOf(index)));
  });
}

function beatWords(t: number, { from, timeOfDay, lines, note }: FilmBeat, light: Light): string {
  const figure = lines[0]?.endsWith('%') ? lines[0] : null;
  const size = figure ? 206 : lines.length > 1 ? 78 : 92;
  const leading = size * 0.98;
  const first = figure ? 280 : 128 + size * 0.81;
  const last = first + (lines.length - 1) * leading;
  let delay = 0;
  const enterNext = (body: string) => {
    const enter = progress(t, enterTime(from) + delay, enterDuration, rise);
    delay += 0.07;
    return enter === 0 ? '' : fade(enter, move(0, lerp(26, 0, enter), body));
  };
  return (
    enterNext(eyebrow(timeOfDay, light)) +
    (figure
      ? enterNext(countUpFigure(t, figure, first, light))
      : each(lines, (line, index) =>
          enterNext(
            text(line, left, first + index * leading, { size, fill: light.text, spacing: -0.04 }),
          ),
        )) +
    each(note, (line, index) =>
      enterNext(
        text(line, left, last + (figure ? 56 : 58) + index * 41, {
          size: 31,
          family: 'text',
          weight: 500,
          fill: light.note,
        }),
      ),
    )
  );
}

function eyebrow({ time, name, state }: FilmBeat['timeOfDay'], light: Light): string {
  const icon = svgMarkup(
    timeOfDayIcons[state],
    state,
    `x="${left - 4}" y="60" width="42" height="48" style="--mark-sun:${light.markSun};--mark-mist:${light.markMist}"`,
  );
  const style = { size: 23, family: 'text', fill: light.text } as const;
  return (
    icon +
    text(time, left + 52, 95, style) +
    text(name, left + 130, 95, { ...style, weight: 500, opacity: 0.86 })
  );
}

/** The figure of the golden hour counts up from `start` for `duration` seconds. */
const countUp = { start: 13.9, duration: 1.7 } as const;

/** Progress of the figure's count: 0 to 1. */
export function countProgress(t: number): number {
  return progress(t, countUp.start, countUp.duration);
}

/** Each digit keeps its place while the number counts up; the percent sign fades in near the end. */
function countUpFigure(t: number, figure: string, y: number, light: Light): string {
  const target = Number.parseInt(figure, 10);
  const [first = '', second = ''] = String(Math.round(target * countProgress(t)));
  const style = { size: 206, fill: light.text, spacing: -0.06 };
  const signOpacity = progress(t, countUp.start + 1.1, 0.4, rise);
  return (
    text(first, left - 8, y, style) +
    text(second, left + 112, y, style) +
    text('%', left + 206, y, { ...style, size: 104, spacing: 0, opacity: signOpacity })
  );
}

/** The company's name, which rises behind the hills in the last beat. */
export function wordmark(t: number): string {
  const riseProgress = progress(t, 20.6, 1.05, rise);
  if (riseProgress === 0) return '';
  return text(site.name, 634, lerp(790, 547, riseProgress), {
    size: 212,
    weight: 700,
    anchor: 'middle',
    spacing: -0.061,
  });
}

/** The timeline: a label with the time of day for each beat, and a half sun at the current time. */
export function timeline(t: number, { pointer }: Light): string {
  const [from, to, y] = [left, 1200, 664];
  const at = (second: number) => lerp(from, to, second / film.duration);
  const beats: readonly FilmBeat[] = film.beats;
  const x = at(Math.min(t, film.duration));
  const ink = '#fff1d6';
  return (
    `<path d="M${from} ${y}H${to}" stroke="${ink}" stroke-width="1.5" opacity=".55"/>` +
    each(beats, ({ from: start, timeOfDay }, index) => {
      const end = beats[index + 1]?.from ?? film.duration;
      const highlight = progress(t, enterTime(start), 0.3) * (1 - progress(t, end - leadTime, 0.3));
      const tick =
        index === 0
          ? ''
          : `<path d="M${at(start).toFixed(2)} ${y}v-7" stroke="${ink}" stroke-width="1.5" opacity=".8"/>`;
      return (
        tick +
        text(timeOfDay.time, (at(start) + at(end)) / 2, y + 31, {
          size: 20,
          family: 'text',
          weight: 600,
          fill: ink,
          anchor: 'middle',
          opacity: lerp(0.6, 1, highlight),
        })
      );
    }) +
    `<path d="M${(x - 15).toFixed(2)} ${y}a15 15 0 0 1 30 0Z" fill="${pointer}"/>`
  );
}
