import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { ports } from '../e2e/support/addresses';
import { findWebKit } from './browsers';
import type { BrowserSettings, Driver, Engine } from './driver';

const timeoutMs = 30_000;
const address = `http://127.0.0.1:${ports.webKitDriver}`;

/** WebKitGTK, with its driver on a separate X server. */
export function webKit(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  // WebKit prefers reduced motion if GTK has no animations
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  let driverProcess: ChildProcess | null = null;
  const stop = async () => {
    await endProcess(driverProcess);
    driverProcess = null;
  };
  return {
    name: 'WebKitGTK',
    start: async (settings) => {
      const openSession = async () => {
        driverProcess ??= await startProcess();
        const builder = new Builder().usingServer(address).disableEnvironmentOverrides();
        return builder.withCapabilities(capabilities(settings, folder)).build();
      };
      // about one session in a hundred never starts
      const session = await openSession().catch(async () => {
        await stop();
        return openSession();
      });
      await session.manage().setTimeouts({ script: timeoutMs, pageLoad: timeoutMs });
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
      // the driver serves one session at a time, so an unfinished one blocks the next
      return createDriver(session, () => session.quit().catch(stop));
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Settings that the protocol lacks are passed by environment variables and browser options. */
function capabilities(settings: BrowserSettings, folder: string) {
  return new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    'webkitgtk:browserOptions': {
      binary: '/usr/bin/env',
      args: [
        `GTK_THEME=Adwaita${settings.isDark ? ':dark' : ''}`,
        `XDG_CONFIG_HOME=${folder}`,
        findWebKit() ?? '',
        '--automation',
        `--enable-javascript=${settings.hasJavaScript}`,
      ],
    },
  });
}

async function startProcess(): Promise<ChildProcess> {
  const server = ['-a', '-s', '-screen 0 1920x1400x24', 'WebKitWebDriver'];
  const child = spawn('xvfb-run', [...server, `--port=${ports.webKitDriver}`], {
    detached: true,
    stdio: 'ignore',
  });
  const deadline = Date.now() + timeoutMs;
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await delay(100);
  }
  return child;
}

/** Ends the driver and its X server, which are one process group. */
async function endProcess(child: ChildProcess | null) {
  if (!child?.pid || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function createDriver(session: WebDriver, close: () => Promise<void>): Promise<Driver> {
  let current = await session.getWindowHandle();

  const windowDriver = (handle: string): Driver => {
    const focused = async () => {
      if (current !== handle) await session.switchTo().window(handle);
      current = handle;
      return session;
    };
    const evaluate = async (expression: string): Promise<string> =>
      (await focused()).executeScript<string>(`return (${expression});`);
    const type = async (text: string) => (await focused()).actions().sendKeys(text).perform();
    return {
      open: async (url) => (await focused()).get(url),
      reload: async () => (await focused()).navigate().refresh(),
      evaluate,
      click: async (x, y) => {
        const actions = (await focused()).actions();
        await actions.move({ x, y, duration: 0 }).press().release().perform();
      },
      type,
      pressEnter: () => type(Key.ENTER),
      acceptAlert: async () => {
        const alert = await (await focused()).wait(until.alertIsPresent(), timeoutMs);
        const text = await alert.getText();
        await alert.accept();
        return text;
      },
      screenshot: async () => Buffer.from(await (await focused()).takeScreenshot(), 'base64'),
      openWindow: async () => {
        await (await focused()).switchTo().newWindow('window');
        current = await session.getWindowHandle();
        return windowDriver(current);
      },
      close,
    };
  };

  return windowDriver(current);
}
