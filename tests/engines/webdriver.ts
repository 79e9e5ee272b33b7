/** Sends a command of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<Value>;

/** The driver rejected a command; `code` is the error code of the protocol. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    command: string,
    message: string,
  ) {
    super(`${command}: ${code}. ${message}`);
  }
}

/** A script whose page is replaced before it has run never responds. Pollers then retry. */
const scriptTimeoutMs = 8_000;
const commandTimeoutMs = 30_000;

/** @returns a function that sends commands to the driver at an address */
export function connect(address: string): Send {
  return async (method, path, body) => {
    const isScript = path.endsWith('/execute/sync');
    const signal = AbortSignal.timeout(isScript ? scriptTimeoutMs : commandTimeoutMs);
    const response = await fetch(
      `${address}${path}`,
      body ? { method, signal, body: JSON.stringify(body) } : { method, signal },
    );
    const { value } = await response.json();
    if (!response.ok) throw new WebDriverError(value.error, `${method} ${path}`, value.message);
    return value;
  };
}
