import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const FILE = fileURLToPath(new URL('require-node.mjs', import.meta.url));

/** Loads the file in a process that reports another version of Node. */
function loadUnder(version: string) {
  const versions = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const script = `${versions}; import(${JSON.stringify(FILE)}).then(() => console.log('started'))`;
  return spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' });
}

test.each(['20.20.2', '22.18.0'])('stops under Node %s with a message', (version) => {
  const { status, stdout, stderr } = loadUnder(version);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This needs Node 24 or newer, but runs on Node .*npm start/);
});

test.each(['24.0.0', '26.1.0'])('does nothing under Node %s', (version) => {
  const { status, stdout, stderr } = loadUnder(version);
  expect([status, stdout, stderr]).toEqual([0, 'started\n', '']);
});

test('stops the entries of the server and of the tools', () => {
  const preload = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.18.0' } })`;
  for (const entry of ['../apps/server/src/main.ts', 'serve.ts', 'check/main.ts']) {
    const path = fileURLToPath(new URL(entry, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, ['--import', preload, path], {
      encoding: 'utf8',
    });
    expect([entry, status, stderr.split(',')[0]]).toEqual([
      entry,
      1,
      'This needs Node 24 or newer',
    ]);
  }
});

// A shell remembers where it found `node`, so it does not notice the one that an install has just brought.
test.each(
  Object.entries(packageJson.scripts).filter(([, command]) => command.includes('setup.mjs')),
)('the npm script %s looks for Node again after the install', (_, command) => {
  const [install, ...rest] = command.split(' && ');
  expect(install).toMatch(/^node tooling\/setup\.mjs/);
  expect(rest).not.toEqual([]);
  for (const part of rest) expect(part).toMatch(/^npm run /);
});
