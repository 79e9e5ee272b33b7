import { useSyncExternalStore } from 'react';
import { hero } from '@/content/landing/hero';
import { site } from '@/content/site';
import { openingAt } from '@/lib/openingHours';

const minuteMs = 60_000;
const { hours, openUntil, opensAt } = hero.support;

type HeroSupportProps = { readonly className: string | undefined };

/** When somebody answers: by the visitor's clock; in prerendered HTML by the office's hours. */
export function HeroSupport({ className }: HeroSupportProps) {
  const text = useSyncExternalStore(subscribe, describeNow, () => hours);
  return <p className={className}>{text}</p>;
}

function describeNow(): string {
  const now = Date.now();
  const { isOpen, changesAt } = openingAt(now, site.support);
  if (!changesAt) return hours;
  if (isOpen) return openUntil(formatTime(now), formatTime(changesAt));
  const day = formatDay(changesAt);
  return opensAt(formatTime(now), formatTime(changesAt), day === formatDay(now) ? null : day);
}

/** In the visitor's time zone, such as 16:20. */
function formatTime(time: number): string {
  return new Date(time).toLocaleTimeString('en-GB', { timeStyle: 'short' });
}

function formatDay(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', { weekday: 'long' });
}

/** Calls `notify` every full minute. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        notify();
        wait();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  }
  wait();
  return () => clearTimeout(timer);
}
