import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { each, svgMarkup } from '@/art/kit';
import { film, type FilmBeat } from '@/content/film/film';
import { site } from '@/content/site';
import { leadTime, paletteOfBeat, type Palette } from './palette';
import { translate, withOpacity } from './svg';
import { lerp, progress, easeOutExpo } from './tween';

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

/** A line of text as SVG, with `content` escaped. */
export function text(content: string, x: number, y: number, style: TextStyle): string {
  const { size, family = 'display', weight = 600, fill = '#12203b' } = style;
  const { anchor = 'start', spacing = 0, opacity = 1 } = style;
  const fontStyle = `font:${weight} ${size}px var(--font-${family});letter-spacing:${spacing}em;font-variant-numeric:tabular-nums`;
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return withOpacity(
    opacity,
    `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" fill="${fill}" text-anchor="${anchor}" style="${fontStyle}">${escaped}</text>`,
  );
}

/** Where the text and the timeline begin. */
const left = 80;
/** Seconds that one line takes to enter. */
const enterDuration = 0.5;
/** Seconds that all lines of a beat take to exit together. */
const exitDuration = 0.22;

/** The second at which the text of a beat that begins at `from` enters. */
function enterTime(from: number): number {
  return Math.max(0, from - leadTime);
}

/** The time of day, the headline and the note of the current beat. */
export function currentText(second: number): string {
  const beats: readonly FilmBeat[] = film.beats;
  return each(beats, (beat, index) => {
    const [start, end] = [
      enterTime(beat.from),
      enterTime(beats[index + 1]?.from ?? film.duration + 1),
    ];
    if (second < start || second >= end) return '';
    const exit = progress(second, end - exitDuration - 0.02, exitDuration);
    return withOpacity(1 - exit, beatText(second, beat, paletteOfBeat(index)));
  });
}

function beatText(
  second: number,
  { from, timeOfDay, lines, note }: FilmBeat,
  palette: Palette,
): string {
  const percentage = lines[0]?.endsWith('%') ? lines[0] : null;
  const size = percentage ? 206 : lines.length > 1 ? 78 : 92;
  const leading = size * 0.98;
  const firstBaseline = percentage ? 280 : 128 + size * 0.81;
  const lastBaseline = firstBaseline + (lines.length - 1) * leading;
  let delay = 0;
  const enterNext = (body: string) => {
    const enter = progress(second, enterTime(from) + delay, enterDuration, easeOutExpo);
    delay += 0.07;
    return enter === 0 ? '' : withOpacity(enter, translate(0, lerp(26, 0, enter), body));
  };
  return (
    enterNext(eyebrow(timeOfDay, palette)) +
    (percentage
      ? enterNext(countUpPercentage(second, percentage, firstBaseline, palette))
      : each(lines, (line, index) =>
          enterNext(
            text(line, left, firstBaseline + index * leading, {
              size,
              fill: palette.text,
              spacing: -0.04,
            }),
          ),
        )) +
    each(note, (line, index) =>
      enterNext(
        text(line, left, lastBaseline + (percentage ? 56 : 58) + index * 41, {
          size: 31,
          family: 'text',
          weight: 500,
          fill: palette.note,
        }),
      ),
    )
  );
}

function eyebrow({ time, name, state }: FilmBeat['timeOfDay'], palette: Palette): string {
  const icon = svgMarkup(
    timeOfDayIcons[state],
    state,
    `x="${left - 4}" y="60" width="42" height="48" style="--mark-sun:${palette.markSun};--mark-mist:${palette.markMist}"`,
  );
  const style = { size: 23, family: 'text', fill: palette.text } as const;
  return (
    icon +
    text(time, left + 52, 95, style) +
    text(name, left + 130, 95, { ...style, weight: 500, opacity: 0.86 })
  );
}

/** When the percentage of the beat "Golden hour" counts up, in seconds. */
const countUp = { start: 13.9, duration: 1.7 } as const;

/** 0 to 1. */
export function countUpProgress(second: number): number {
  return progress(second, countUp.start, countUp.duration);
}

/** Each digit keeps its place while the number counts up; the percent sign fades in near the end. */
function countUpPercentage(
  second: number,
  percentage: string,
  y: number,
  palette: Palette,
): string {
  const target = Number.parseInt(percentage, 10);
  const [firstDigit = '', secondDigit = ''] = String(Math.round(target * countUpProgress(second)));
  const style = { size: 206, fill: palette.text, spacing: -0.06 };
  const percentOpacity = progress(second, countUp.start + 1.1, 0.4, easeOutExpo);
  return (
    text(firstDigit, left - 8, y, style) +
    text(secondDigit, left + 112, y, style) +
    text('%', left + 206, y, { ...style, size: 104, spacing: 0, opacity: percentOpacity })
  );
}

/** The company's name, which rises behind the hills in the last beat. */
export function wordmark(second: number): string {
  const riseProgress = progress(second, 20.6, 1.05, easeOutExpo);
  if (riseProgress === 0) return '';
  return text(site.name, 634, lerp(790, 547, riseProgress), {
    size: 212,
    weight: 700,
    anchor: 'middle',
    spacing: -0.061,
  });
}

/** The timeline: a label with the time of day for each beat, and a half sun at the current time. */
export function timeline(second: number, { playhead }: Palette): string {
  const [from, to, y] = [left, 1200, 664];
  const xAt = (time: number) => lerp(from, to, time / film.duration);
  const beats: readonly FilmBeat[] = film.beats;
  const x = xAt(Math.min(second, film.duration));
  const colour = '#fff1d6';
  return (
    `<path d="M${from} ${y}H${to}" stroke="${colour}" stroke-width="1.5" opacity=".55"/>` +
    each(beats, ({ from: start, timeOfDay }, index) => {
      const end = beats[index + 1]?.from ?? film.duration;
      const highlight =
        progress(second, enterTime(start), 0.3) * (1 - progress(second, end - leadTime, 0.3));
      const tick =
        index === 0
          ? ''
          : `<path d="M${xAt(start).toFixed(2)} ${y}v-7" stroke="${colour}" stroke-width="1.5" opacity=".8"/>`;
      return (
        tick +
        text(timeOfDay.time, (xAt(start) + xAt(end)) / 2, y + 31, {
          size: 20,
          family: 'text',
          weight: 600,
          fill: colour,
          anchor: 'middle',
          opacity: lerp(0.6, 1, highlight),
        })
      );
    }) +
    `<path d="M${(x - 15).toFixed(2)} ${y}a15 15 0 0 1 30 0Z" fill="${playhead}"/>`
  );
}
