export type Fault = {
  readonly name: 'error' | 'policy' | 'file';
  /** The message; the directive and what it blocked; the path of the missing file. One line. */
  readonly text: string;
};

/** A page in which everything fails fills no report. */
const maxCount = 20;
const maxTextLength = 200;

const faults = new Map<string, Fault>();

/** What failed in this document so far, each fault once. */
export function recordedFaults(): readonly Fault[] {
  return [...faults.values()];
}

/**
 * Records uncaught errors, violations of the content security policy and files that did not load.
 * They stay in memory. Call it early: most of them happen before the page is idle.
 */
export function recordFaults(): void {
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => recordReason(reason));
  addEventListener('vite:preloadError', ({ payload }) => recordReason(payload));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    record('policy', `${effectiveDirective} ${blockedURI}`);
  });
}

/** An uncaught error, or the element whose file did not load. */
function onError(event: ErrorEvent | Event) {
  if (event instanceof ErrorEvent) recordReason(event.error ?? event.message);
  else if (event.target instanceof HTMLScriptElement) recordFile(event.target.src);
  else if (event.target instanceof HTMLLinkElement) recordFile(event.target.href);
}

function recordReason(reason: unknown) {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  // browsers name the address of a module that they cannot import
  const file = /https?:\S+\.js\b/.exec(text)?.[0];
  if (file && /import|module/i.test(text)) recordFile(file);
  else record('error', text);
}

/** Others' files are not ours to mend; one that the policy blocks is recorded as a violation. */
function recordFile(url: string) {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin) record('file', pathname);
}

/** Without queries and mail addresses, which may be a visitor's. */
function record(name: Fault['name'], message: string) {
  const text = message
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '…' : word.replace(/[?#].*/, '')))
    .join(' ')
    .slice(0, maxTextLength);
  if (faults.size < maxCount) faults.set(`${name} ${text}`, { name, text });
}
