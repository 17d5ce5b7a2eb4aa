import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const listTests = (excluded: string) =>
  execFileSync('vitest', ['list', '--filesOnly', '--project', 'node', 'tooling/boundaries'], {
    encoding: 'utf8',
    env: { ...process.env, EXCLUDED_TESTS: excluded },
  });

test('EXCLUDED_TESTS leaves tests out of a run', () => {
  const all = listTests('');
  const rest = listTests('tooling/boundaries/circ*.test.ts');
  expect([all, rest].map((files) => files.includes('circles.test.ts'))).toEqual([true, false]);
  expect(rest).toContain('imports.test.ts');
});
