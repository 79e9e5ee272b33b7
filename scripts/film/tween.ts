type Curve = (progress: number) => number;

/** The site's two curves (`--ease` and `--ease-rise`), and what follows from them. */
export const ease = cubicBezier(0.2, 0.7, 0.2, 1);
export const rise = cubicBezier(0.16, 1, 0.3, 1);
export const leave: Curve = (progress) => 1 - ease(1 - progress);
/** From rest to rest. */
export const swing = cubicBezier(0.65, 0, 0.25, 1);
export const steady: Curve = (progress) => progress;

/** How far something that begins at `from` and takes `duration` seconds has come: 0 to 1. */
export function progress(t: number, from: number, duration: number, curve = ease): number {
  return curve(clamp((t - from) / duration));
}

/** 1 from `from` to `to`, with a way in before and a way out after. */
export function presence(t: number, from: number, to: number, way = 0.5): number {
  return Math.min(progress(t, from - way, way), 1 - progress(t, to, way, leave));
}

export function lerp(start: number, end: number, share: number): number {
  return start + (end - start) * share;
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

type Key = readonly [second: number, value: number, curve?: Curve];

/** The value at `t` between keys; the curve of a key leads up to it. */
export function track(t: number, keys: readonly Key[]): number {
  const next = keys.findIndex(([second]) => second > t);
  const [from, start] = keys.at(next - 1) ?? [0, 0];
  const [to, end, curve = swing] = keys[next] ?? [from, start];
  return next <= 0
    ? (keys.at(next === 0 ? 0 : -1)?.[1] ?? 0)
    : lerp(start, end, progress(t, from, to - from, curve));
}

/** Two inks mixed by eye rather than by number, so that night turns to dawn without mud. */
export function mix(first: string, second: string, share: number): string {
  if (share <= 0 || first === second) return first;
  if (share >= 1) return second;
  return `color-mix(in oklab,${first},${second} ${(share * 100).toFixed(2)}%)`;
}

/** CSS `cubic-bezier`: the curve's y where its x is `progress`, found by halving. */
function cubicBezier(x1: number, y1: number, x2: number, y2: number): Curve {
  const at = (a: number, b: number, s: number) =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;
  return (progress) => {
    if (progress <= 0 || progress >= 1) return clamp(progress);
    let [low, high] = [0, 1];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < progress) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}
