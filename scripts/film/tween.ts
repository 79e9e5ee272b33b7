type Curve = (progress: number) => number;

/** The easing curves `--ease` and `--ease-rise` of the site. */
export const ease = cubicBezier(0.2, 0.7, 0.2, 1);
export const easeOutExpo = cubicBezier(0.16, 1, 0.3, 1);
export const easeIn: Curve = (progress) => 1 - ease(1 - progress);
export const easeInOut = cubicBezier(0.65, 0, 0.25, 1);
export const linear: Curve = (progress) => progress;

/** Progress, 0 to 1, of an animation that starts at `from` and takes `duration` seconds. */
export function progress(second: number, from: number, duration: number, curve = ease): number {
  return curve(clamp((second - from) / duration));
}

/** 1 from `from` to `to`; fades in before and out after, for `fadeDuration` seconds each. */
export function fadeInAndOut(second: number, from: number, to: number, fadeDuration = 0.5): number {
  return Math.min(
    progress(second, from - fadeDuration, fadeDuration),
    1 - progress(second, to, fadeDuration, easeIn),
  );
}

export function lerp(start: number, end: number, amount: number): number {
  return start + (end - start) * amount;
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

type ValueKeyframe = readonly [second: number, value: number, curve?: Curve];

/** The value at `second` between keyframes; the curve of a keyframe leads up to it. */
export function track(second: number, keyframes: readonly ValueKeyframe[]): number {
  const next = keyframes.findIndex(([keySecond]) => keySecond > second);
  const [from, start] = keyframes.at(next - 1) ?? [0, 0];
  const [to, end, curve = easeInOut] = keyframes[next] ?? [from, start];
  return next <= 0
    ? (keyframes.at(next === 0 ? 0 : -1)?.[1] ?? 0)
    : lerp(start, end, progress(second, from, to - from, curve));
}

/** Mixes two colours in OKLab. An `amount` of 0 is the first colour, 1 the last. */
export function mix(start: string, end: string, amount: number): string {
  if (amount <= 0 || start === end) return start;
  if (amount >= 1) return end;
  return `color-mix(in oklab,${start},${end} ${(amount * 100).toFixed(2)}%)`;
}

/** CSS `cubic-bezier`: the curve's y where its x is `progress`, found by bisection. */
function cubicBezier(x1: number, y1: number, x2: number, y2: number): Curve {
  const valueAt = (parameter: number, first: number, second: number) =>
    3 * first * parameter * (1 - parameter) ** 2 +
    3 * second * parameter ** 2 * (1 - parameter) +
    parameter ** 3;
  return (progress) => {
    if (progress <= 0 || progress >= 1) return clamp(progress);
    let [low, high] = [0, 1];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (valueAt(middle, x1, x2) < progress) low = middle;
      else high = middle;
    }
    return valueAt((low + high) / 2, y1, y2);
  };
}
