import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';

const project = 'demo-site';
const startTimeoutMs = 60_000;

const { host, port } = JSON.parse(readFileSync('firebase.json', 'utf8')).emulators.auth;
const emulatorUrl = `http://${host}:${port}`;

/**
 * Starts the Firebase Auth emulator when no Firebase project is configured.
 *
 * @param processes how `dev.js` starts and stops a process, and finds a package's command
 * @returns the setting for the dev server, if the emulator responds
 */
export async function startDev(processes) {
  const settings = loadEnv('development', '.', 'VITE_FIREBASE_');
  const isSet = settings.VITE_FIREBASE_API_KEY || settings.VITE_FIREBASE_AUTH_EMULATOR_URL;
  const isNeeded = !isSet && (await startEmulator(processes));
  return isNeeded ? { VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl } : {};
}

/** Whether the emulator responds; if not, prints why. */
async function startEmulator({ start, stop, binPath }) {
  if (await isEmulator()) {
    console.log(`Sign-in: using the Auth emulator that already runs at ${emulatorUrl}.`);
    return true;
  }
  console.log('Sign-in: starting the Firebase Auth emulator…');
  let output = '';
  let hasEnded = false;
  const emulator = start(
    binPath('firebase-tools/package.json', 'firebase'),
    ['emulators:start', '--only', 'auth', '--project', project],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [emulator.stdout, emulator.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  emulator.on('exit', () => {
    hasEnded = true;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && !hasEnded) {
    if (await isEmulator()) {
      console.log(
        `Sign-in: the Auth emulator answers at ${emulatorUrl}; accounts last until it ends.`,
      );
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop(emulator);
  const reason = output.match(/^.*(?:error|could not|not open).*$/im)?.[0].trim();
  if (process.exitCode !== undefined) return false;
  return reportFailure(
    hasEnded
      ? `it ended: ${reason ?? output.trim()}`
      : `no answer within ${startTimeoutMs / 1000} s`,
  );
}

function reportFailure(reason) {
  console.warn(
    `Sign-in is off: the Auth emulator did not start (${reason}).\n` +
      'Everything else works. src/parts/sign-in/README.md says how to connect a Firebase project instead.',
  );
  return false;
}

async function isEmulator() {
  try {
    const response = await fetch(emulatorUrl);
    return (await response.json()).authEmulator?.ready === true;
  } catch {
    return false;
  }
}
