import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { recordedFaults } from './faults';
import { documentUrl } from './leadSource';
import { post } from './post';

type FieldMetric = {
  readonly name: 'CLS' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; a layout shift has no unit. */
  readonly value: number;
  /** A selector of the element that was slowest, or that shifted most. */
  readonly element?: string;
};

const maxSelectorLength = 200;

/**
 * Sends one report when the document is first hidden, if the visitor then consents: a line of JSON for
 * each metric and each fault.
 *
 * @param url receives it
 */
export function reportField(url: string, isAllowed: () => boolean): void {
  const page = documentUrl().pathname;
  const metrics = new Map<string, FieldMetric>();
  const measure = ({ name, value }: FieldMetric, element?: string) => {
    const rounded = name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);
    metrics.set(name, {
      name,
      value: rounded,
      ...(element && { element: element.slice(0, maxSelectorLength) }),
    });
  };
  onLCP(({ attribution, ...metric }) => measure(metric, attribution.target));
  onINP(({ attribution, ...metric }) => measure(metric, attribution.interactionTarget));
  onCLS(({ attribution, ...metric }) => measure(metric, attribution.largestShiftTarget));
  onTTFB((metric) => measure(metric));

  // Not `pagehide`, which comes before: the library reports its last values at this event, and earlier.
  const hidden = new AbortController();
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    hidden.abort();
    if (!isAllowed()) return;
    const signals = [...metrics.values(), ...recordedFaults()];
    post(url, signals.map((signal) => JSON.stringify({ page, ...signal })).join('\n'));
  };
  addEventListener('visibilitychange', send, { signal: hidden.signal });
}
