import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ports } from '../e2e/support/addresses';
import { findWebKit } from './browsers.js';
import type { BrowserSettings, Driver, Engine, Key } from './driver';
import { connect, WebDriverError, type Send } from './webdriver';

const startTimeoutMs = 30_000;
const alertTimeoutMs = 20_000;
/** The window may stay wider than requested; stop waiting after this time. */
const resizeTimeoutMs = 1_500;
const port = ports.webKitDriver;

/** WebKitGTK, with its driver on a separate X server. */
export function webKit(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  writeReducedMotionSettings(folder);
  const send = connect(`http://127.0.0.1:${port}`);
  let driverProcess: ChildProcess | null = null;
  return {
    name: 'WebKitGTK',
    canPrint: false,
    start: async (settings) => {
      const openSession = async () => {
        driverProcess ??= await startProcess(send);
        return send<{ sessionId: string }>('POST', '/session', {
          capabilities: { alwaysMatch: capabilities(settings, folder) },
        });
      };
      const session = await openSession().catch(async () => {
        // About one session in a hundred never starts. No page has loaded by then.
        await endProcess(driverProcess);
        driverProcess = null;
        return openSession();
      });
      const path = `/session/${session.sessionId}`;
      return createDriver(send, path, async () => {
        try {
          await send('DELETE', path);
        } catch {
          // The driver serves one session at a time, so an unfinished one blocks the next.
          await endProcess(driverProcess);
          driverProcess = null;
        }
      });
    },
    stop: async () => {
      await endProcess(driverProcess);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the GTK settings that make WebKit prefer reduced motion. */
function writeReducedMotionSettings(folder: string) {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

/** Settings that the protocol lacks are passed by environment variables and browser options. */
function capabilities(settings: BrowserSettings, folder: string) {
  return {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    pageLoadStrategy: settings.shouldWaitForLoad ? 'normal' : 'none',
    'webkitgtk:browserOptions': {
      binary: '/usr/bin/env',
      args: [
        `GTK_THEME=Adwaita${settings.isDark ? ':dark' : ''}`,
        ...(settings.hasReducedMotion ? [`XDG_CONFIG_HOME=${folder}`] : []),
        findWebKit() ?? '',
        '--automation',
        `--enable-javascript=${settings.hasJavaScript}`,
      ],
    },
  };
}

async function startProcess(send: Send): Promise<ChildProcess> {
  const screen = '-screen 0 1920x1400x24';
  const child = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return child;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await delay(100);
  }
}

/** Ends the driver and its X server, which are one process group. */
async function endProcess(child: ChildProcess | null) {
  if (!child?.pid || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function createDriver(
  send: Send,
  session: string,
  close: () => Promise<void>,
): Promise<Driver> {
  let currentHandle = await send<string>('GET', `${session}/window`);

  const windowDriver = (handle: string): Driver => {
    /** Sends a command to this window and switches to it first if necessary. */
    const command: Send = async (method, path, body) => {
      if (currentHandle !== handle) {
        await send('POST', `${session}/window`, { handle });
        currentHandle = handle;
      }
      return send(method, `${session}${path}`, body);
    };
    const act = async (type: 'pointer' | 'key', actions: readonly object[]) => {
      await command('POST', '/actions', { actions: [{ type, id: type, actions }] });
    };
    const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y });
    const evaluate = (expression: string) =>
      command<string>('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
    return {
      open: (url) => command('POST', '/url', { url }),
      reload: () => command('POST', '/refresh', {}),
      evaluate,
      movePointer: (x, y) => act('pointer', [moveTo(x, y)]),
      click: (x, y) =>
        act('pointer', [
          moveTo(x, y),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type: (text) =>
        act(
          'key',
          [...text].flatMap((letter) => keyActions([letter])),
        ),
      press: (key) => act('key', keyActions(keyCodes[key])),
      chooseFile: async (selector, path) => {
        const element = await command<Record<string, string>>('POST', '/element', {
          using: 'css selector',
          value: `input${selector}`,
        });
        const [id = ''] = Object.values(element);
        await command('POST', `/element/${id}/value`, { text: path });
      },
      acceptAlert: async () => {
        const text = await waitForAlert(command);
        await command('POST', '/alert/accept', {});
        return text;
      },
      resize: async (width, height) => {
        let outer = { width, height };
        const deadline = Date.now() + resizeTimeoutMs;
        do {
          await command('POST', '/window/rect', { x: 0, y: 0, ...outer });
          const inner = await waitForStableSize(evaluate);
          outer = {
            width: outer.width + width - inner.width,
            height: outer.height + height - inner.height,
          };
          if (inner.width === width && inner.height === height) return;
        } while (Date.now() < deadline);
      },
      screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
      print: null,
      openWindow: async () => {
        const opened = await command<{ handle: string }>('POST', '/window/new', { type: 'window' });
        return windowDriver(opened.handle);
      },
      close,
    };
  };

  return windowDriver(currentHandle);
}

/** The window manager responds before the page has its new size. */
async function waitForStableSize(evaluate: (expression: string) => Promise<string>) {
  let before = '';
  for (;;) {
    const text = await evaluate('JSON.stringify({ width: innerWidth, height: innerHeight })');
    const size: { width: number; height: number } = JSON.parse(text);
    if (text === before) return size;
    before = text;
    await delay(100);
  }
}

async function waitForAlert(command: Send): Promise<string> {
  const deadline = Date.now() + alertTimeoutMs;
  for (;;) {
    try {
      return await command<string>('GET', '/alert/text');
    } catch (error) {
      const isMissing = error instanceof WebDriverError && error.code === 'no such alert';
      if (!isMissing || Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}

/** Presses the modifiers, then the key, and releases them in reverse order. */
function keyActions([key, ...modifiers]: readonly string[]) {
  const pressed = [...modifiers, key];
  return [
    ...pressed.map((value) => ({ type: 'keyDown', value })),
    ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}

/** Code points of https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyCodes: Readonly<Record<Key, readonly string[]>> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE004', '\uE008'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  ArrowLeft: ['\uE012'],
  ArrowRight: ['\uE014'],
  End: ['\uE010'],
};
