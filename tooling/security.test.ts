import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FINDINGS = '## Findings and the tests that hold their repairs';
/** Where a path begins that names no other folder of the repository. */
const SERVER = 'apps/server/src';

const document = readFileSync(`${ROOT}/docs/security.md`, 'utf8');
const rows = document
  .slice(document.indexOf(FINDINGS))
  .split('\n')
  .filter((line) => /^\| (?!Finding)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, finding = '', , tests = '']) => ({ finding, tests }));

/** The test files of a path: of the folder that it names, or the file itself. */
const listTests = (path: string) =>
  globSync([path, `${path}/**/*.test.{ts,tsx}`], { cwd: ROOT }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );

/** The test files that a cell names. A name without a folder is in the folder of the one before. */
function findTests(cell: string): (readonly [path: string, files: readonly string[]])[] {
  let folder = SERVER;
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => {
    const candidates = [path, `${SERVER}/${path}`, `${folder}/${path}`];
    const files = candidates.map(listTests).find(({ length }) => length > 0) ?? [];
    if (files[0]) folder = posix.dirname(files[0]);
    return [path, files];
  });
}

test.each(rows)('the tests of "$finding" exist', ({ tests }) => {
  const found = findTests(tests.replaceAll(/\(through [^)]*\)/g, ''));
  expect(found).not.toEqual([]);
  expect(found.filter(([, files]) => files.length === 0)).toEqual([]);
});

it('has a row for every finding of the security audit', () => {
  const numbers = rows.flatMap(({ finding }) => /^F(\d+)/.exec(finding)?.[1] ?? []);
  expect([...new Set(numbers)].map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, at) => at + 1),
  );
});
