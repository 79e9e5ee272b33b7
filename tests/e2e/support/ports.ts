/** The first port of the browser tests. Two runs at the same time need different ones. */
export const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 9700);

/** Those that are missing here belong to parts. */
export const ports = {
  site: firstPort,
  fullSite: firstPort + 1,
  receiver: firstPort + 2,
  emulatorHub: firstPort + 5,
  emulatorLogging: firstPort + 6,
  hosting: firstPort + 7,
  webKitDriver: firstPort + 9,
} as const;

export function localAddress(port: number) {
  return `http://127.0.0.1:${port}`;
}
