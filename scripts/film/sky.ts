import { circle, group, line, mist, rays, stars } from '@/art/kit';
import { coral, skyStops, type Palette } from './palette';
import { translate, withOpacity } from './svg';
import {
  clamp,
  ease,
  easeIn,
  lerp,
  mix,
  fadeInAndOut,
  progress,
  easeOutExpo,
  linear,
  track,
} from './tween';

/** The area of the text, without stars. */
const textArea = [60, 40, 660, 410] as const;

const faintStars = stars({
  seed: 5,
  count: 96,
  width: 1280,
  height: 430,
  fill: '#8fa3d6',
  sizes: [0.7, 1.9],
  clear: [textArea],
});

const brightStars = stars({
  seed: 12,
  count: 26,
  width: 1280,
  height: 400,
  fill: '#fff1d6',
  sizes: [1, 2.2],
  clear: [textArea],
});

export function skyBackground({ sky }: Palette): string {
  const stops = skyStops.map(
    (offset, index) => `<stop offset="${offset}" stop-color="${sky[index]}"/>`,
  );
  return `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="1280" height="720" fill="url(#sky)"/>`;
}

export function nightSky(second: number): string {
  const opacity = Math.max(
    1 - progress(second, 2, 0.7, easeIn),
    fadeInAndOut(second, 18.3, 20.1, 0.6),
  );
  if (opacity === 0) return '';
  const twinkle = 0.75 + 0.25 * Math.sin(second * 2.4);
  return withOpacity(opacity, faintStars) + withOpacity(opacity * twinkle, brightStars);
}

export function highMists(second: number, { highMist }: Palette): string {
  const opacity = track(second, [
    [5.2, 1],
    [5.9, 0],
  ]);
  if (opacity === 0) return '';
  const upper = mist(
    150,
    22,
    11,
    [
      [871 - 11, 1069 + 11],
      [940, 1180],
    ],
    '960,1060',
    highMist,
  );
  const lower = mist(250, 18, 9, '1130,1320 1060,1240', '1141,1229', highMist);
  return withOpacity(
    opacity,
    translate(second * 5 - 15, 0, upper) + translate(-second * 3.5 + 12, 0, lower),
  );
}

/** Gulls fly in from the right at dawn. */
export function gulls(second: number): string {
  const opacity = fadeInAndOut(second, 3.4, 5.1);
  if (opacity === 0) return '';
  const flightProgress = progress(second, 2.9, 2.9, linear);
  const gull = (x: number, y: number, size: number, phase: number) => {
    const lift = 6 + 5 * Math.sin(second * 8 + phase);
    const wings = `M-20 ${lift - 6}Q-10 ${-lift} 0 2Q10 ${-lift} 20 ${lift - 6}`;
    return group(`translate(${x} ${y}) scale(${size})`, line(wings, '#12203b', 3.2));
  };
  const x = lerp(1180, 700, flightProgress);
  const y = lerp(128, 232, flightProgress) - 26 * Math.sin(Math.PI * flightProgress);
  return withOpacity(opacity, gull(x, y, 1, 0) + gull(x + 58, y + 34, 0.8, 1.4));
}

/** The sun: sunrise, clouds, noon, a gear, sunset, sunrise. */
export function sun(second: number): string {
  const opacity = track(second, [
    [5.2, 1],
    [6, 0],
    [9, 0],
    [9.1, 1],
  ]);
  if (opacity === 0) return '';
  const x = track(second, [
    [8.6, 430],
    [8.61, 880],
    [13.3, 880],
    [14.5, 1010],
    [17, 1010],
    [18.2, 1070],
    [19.2, 930],
  ]);
  const y = track(second, [
    [2.2, 610],
    [4.2, 452, ease],
    [6.6, 436, linear],
    [8.6, 570],
    [9.2, 570],
    [10.8, 292],
    [13.3, 292],
    [14.5, 262],
    [17, 262],
    [18.1, 680],
    [20.3, 740],
    [21.8, 478, ease],
  ]);
  const radius = track(second, [
    [8.6, 98],
    [8.61, 124],
    [13.3, 124],
    [14.5, 144],
    [19, 144],
    [19.2, 172],
  ]);
  const noonProgress = track(second, [
    [8.6, 0],
    [8.61, 1],
    [13.2, 1],
    [14.1, 0],
  ]);
  const colour = mix(coral, '#ffc022', noonProgress);
  const disc = circle(x, y, radius, colour);
  return withOpacity(
    opacity,
    noonRays(second, x, y) +
      (second > 13.8 && second < 18.6 ? gear(second, x, y, radius, colour) : disc),
  );
}

function noonRays(second: number, x: number, y: number): string {
  const growth = Math.min(progress(second, 10.4, 0.9), 1 - progress(second, 13.1, 0.4, easeIn));
  if (growth === 0) return '';
  const spread = [170, 371] as const;
  return (
    rays(x, y, 146, lerp(146, 184, growth), 23, '#fff', 5, spread) +
    rays(x, y, lerp(146, 196, growth), lerp(146, 216, growth), 31, '#fff', 5, [165, 376])
  );
}

const teethCount = 18;

/** The sun as a gear, with a hole for its axle: it turns by one tooth a second. */
function gear(second: number, x: number, y: number, radius: number, colour: string): string {
  const growth = progress(second, 13.8, 0.8, easeOutExpo);
  const elapsed = second - 14.6;
  const teethTurned = Math.max(
    0,
    Math.floor(elapsed) + ease(clamp((elapsed - Math.floor(elapsed)) / 0.6)),
  );
  const holeRadius = 60 * growth;
  const pitch = (2 * Math.PI * 150) / teethCount;
  const ring = (ringRadius: number, width: number, attributes = '') =>
    `<circle r="${ringRadius.toFixed(2)}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}"${attributes}/>`;
  const dashes = ` stroke-dasharray="${(pitch * 0.61).toFixed(3)} ${(pitch * 0.39).toFixed(3)}" transform="rotate(${(-6 + (teethTurned * 360) / teethCount).toFixed(2)})"`;
  return translate(
    x,
    y,
    ring((radius + holeRadius) / 2, radius - holeRadius) + ring(150, 30 * growth, dashes),
  );
}
