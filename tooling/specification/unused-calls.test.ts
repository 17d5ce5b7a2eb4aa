import { globSync, readFileSync } from 'node:fs';
import { calls } from '@vitrine/contract';
import { expect, test } from 'vitest';

const DECISION = 'docs/decisions/090-what-no-screen-uses.md';
const SOURCES = [
  'packages/{features,modules,platform}/src/**/*.{ts,tsx}',
  'apps/{web,mini}/src/**/*.{ts,tsx}',
];
const TESTS = /\.test\.|\/testing/;

test('the calls that no screen makes are those of the decision', () => {
  const source = globSync(SOURCES)
    .filter((file) => !TESTS.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const made = new Set(Array.from(source.matchAll(/(?:\.|')(\w+)\b/g), ([, name]) => name));
  const unused = Object.keys(calls).filter((name) => !made.has(name));

  const [table = ''] = readFileSync(DECISION, 'utf8').split('| What | Decision |');
  const listed = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      Array.from((line.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name]) => name),
    );
  expect(unused.sort()).toEqual(listed.sort());
});
