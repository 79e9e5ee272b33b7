import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';

it.each([
  ['checkDeployed', []],
  ['checkForm', ['www.example.com']],
])('%s without the address of a site says how it is called', (name, args) => {
  const command = [`scripts/${name}.js`, ...args];
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stderr).toMatch(/^Usage: npm run check:\w+ -- https:\S+\n$/);
  expect(status).toBe(1);
});
