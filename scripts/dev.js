import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

/*
 * `npm run dev`: the dev server and, when no Firebase project is configured, the Firebase Auth
 * emulator beside it, so that sign-in works on a fresh clone. What follows `--` goes to Vite, but
 * `--receiver`: it starts the receiver of examples/send-email, which prints the forms as mails.
 */

const project = 'demo-fairweather';
const startTimeoutMs = 60_000;
const endTimeoutMs = 5_000;
const envFiles = ['.env', '.env.local', '.env.development', '.env.development.local'];
const signInSettings = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_EMULATOR_URL'];

const { host, port } = JSON.parse(readFileSync('firebase.json', 'utf8')).emulators.auth;
const emulatorUrl = `http://${host}:${port}`;
const children = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

const env = { ...process.env };
if (!hasSignInSettings() && (await startEmulator()))
  env.VITE_FIREBASE_AUTH_EMULATOR_URL = emulatorUrl;
const args = process.argv.slice(2).filter((arg) => arg !== '--receiver');
if (args.length < process.argv.length - 2) {
  const url = await startReceiver();
  env.VITE_SEND_EMAIL_URL = `${url}/send-email`;
  env.VITE_APPLICATION_URL = `${url}/applications`;
}
if (process.exitCode === undefined) {
  const vite = start(binPath('vite/package.json', 'vite'), args, { env });
  vite.on('exit', (code) => end(code ?? 0));
}

function hasSignInSettings() {
  const texts = envFiles.map((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  });
  return signInSettings.some(
    (name) =>
      process.env[name] || new RegExp(`^\\s*${name}\\s*=\\s*\\S`, 'm').test(texts.join('\n')),
  );
}

/** @returns the receiver's address */
async function startReceiver() {
  const [, sitePort = 5173] = process.argv.join(' ').match(/--port[ =](\d+)/) ?? [];
  const ALLOWED_ORIGINS = `http://127.0.0.1:${sitePort} http://localhost:${sitePort}`;
  const receiver = start('examples/send-email/dev.js', [], {
    env: { ...process.env, ALLOWED_ORIGINS },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    receiver.once('message', resolve);
    receiver.once('exit', (code) => end(code ?? 1));
  });
}

/** Whether the emulator responds; if not, prints why. */
async function startEmulator() {
  if (await isEmulator()) {
    console.log(`Sign-in: using the Auth emulator that already runs at ${emulatorUrl}.`);
    return true;
  }
  if (await isPortTaken()) {
    return reportFailure(
      `port ${port} is taken by another program. End it, or set "emulators.auth.port" in firebase.json`,
    );
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
      'Everything else works. docs/sign-in.md says how to connect a Firebase project instead.',
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

function isPortTaken() {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The script behind a package's command. Run through npx it would outlive a signal. */
function binPath(manifest, command) {
  const url = import.meta.resolve(manifest);
  const { bin } = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
  return fileURLToPath(new URL(typeof bin === 'string' ? bin : bin[command], url));
}

function start(file, args, options = {}) {
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', ...options });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

function end(code) {
  process.exitCode = code;
  children.forEach(stop);
}

/** An emulator that is still starting ignores the first signal. */
function stop(child) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
  child.on('exit', () => clearTimeout(timer));
}
