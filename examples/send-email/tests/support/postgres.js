// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeFolder } from './receiver.js';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).sort() : [];
const folders = [
  ...versions.map((version) => join(debian, version, 'bin')),
  ...(process.env.PATH ?? '').split(':'),
];
const bin = folders.find((folder) => existsSync(join(folder, 'initdb')));

/** The option of a test that needs Postgres. */
export const withPostgres = bin
  ? {}
  : {
      skip: 'There is no Postgres on this machine: apt-get install postgresql (it need not be running).',
    };

/** Postgres does not run as root. */
function getUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A port that was free a moment ago. */
async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return Number(port);
}

/**
 * Starts a Postgres server of its own, in a temporary folder.
 * @param {{ after: (end: () => Promise<void>) => void }} t
 */
export async function startPostgres(t) {
  const folder = await makeFolder();
  const user = getUser();
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin ?? '', 'initdb'), ['-A', 'trust', '-U', 'postgres', '-D', data], options);
  const port = await findPort();
  const url = (name = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server = start();
  let databases = 0;
  t.after(() => end('SIGQUIT'));
  await isReady();

  return {
    /** A database of its own. @returns the address */
    async makeDatabase() {
      databases += 1;
      const name = `test${databases}`;
      await query(`create database ${name}`);
      return url(name);
    },
    /** @param {NodeJS.Signals} signal SIGINT ends all sessions, SIGQUIT does not even write a checkpoint */
    async restart(signal = 'SIGINT') {
      await end(signal);
      server = start();
      await isReady();
    },
    end,
    async begin() {
      server = start();
      await isReady();
    },
  };

  function start() {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'];
    const args = ['-D', data, '-p', String(port), '-k', folder, ...settings];
    return spawn(join(bin ?? '', 'postgres'), args, { ...options, stdio: 'ignore' });
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  /** @param {string} text */
  async function query(text) {
    const client = new pg.Client(url());
    await client.connect();
    await client.query(text).finally(() => client.end());
  }

  async function isReady() {
    for (;;) {
      const isUp = await query('select 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (server.exitCode !== null) throw new Error('Postgres did not start.');
      await wait(20);
    }
  }
}
