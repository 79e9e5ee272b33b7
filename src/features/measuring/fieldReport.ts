import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { recordedFaults, type Fault } from './faults';
import { post } from './post';

/** The body of the request. docs/measuring.md describes it for receivers. */
type FieldReport = {
  /** The path of the page that was loaded. */
  readonly page: string;
  readonly metrics: readonly FieldMetric[];
  readonly faults: readonly Fault[];
};

type FieldMetric = {
  readonly name: 'CLS' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; a layout shift has no unit. */
  readonly value: number;
  /** A selector of the element that was slowest, or that shifted most. */
  readonly element?: string;
};

/**
 * Sends one report when the document is first hidden, if the visitor then consents.
 *
 * @param url receives it
 */
export function reportField(url: string, isAllowed: () => boolean): void {
  const page = pathOfDocument();
  const metrics = new Map<string, FieldMetric>();
  const measure = ({ name, value }: FieldMetric, element?: string) => {
    const rounded = name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);
    metrics.set(name, { name, value: rounded, ...(element && { element }) });
  };
  onLCP(({ attribution, ...metric }) => measure(metric, attribution.target));
  onINP(({ attribution, ...metric }) => measure(metric, attribution.interactionTarget));
  onCLS(({ attribution, ...metric }) => measure(metric, attribution.largestShiftTarget));
  onTTFB((metric) => measure(metric));

  // after the library's own listeners, which report the last values
  const hidden = new AbortController();
  const send = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    hidden.abort();
    if (!isAllowed()) return;
    const report: FieldReport = { page, metrics: [...metrics.values()], faults: recordedFaults() };
    post(url, report);
  };
  addEventListener('visibilitychange', send, { signal: hidden.signal });
  addEventListener('pagehide', send, { signal: hidden.signal });
}

/** The visitor may already have gone on to another page. */
function pathOfDocument(): string {
  const [load] = performance.getEntriesByType('navigation');
  return load ? new URL(load.name).pathname : location.pathname;
}
