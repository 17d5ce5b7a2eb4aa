import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../check/stages.ts';

const REPLACES_MODULE = /\bvi\.(?:do)?mock\(/i;

test('only tests that run by themselves replace modules', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const replacing = files
    .trim()
    .split('\n')
    .filter((file) => REPLACES_MODULE.test(readFileSync(`${ROOT}/${file}`, 'utf8')))
    .filter((file) => !file.endsWith('mocked-tests.test.ts'));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !/\.mocked\.test\.tsx?$/.test(file))).toEqual([]);
});
