import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import SummaryReporter, { SUMMARY_PREFIXES } from './summary-reporter.ts';

afterEach(() => void vi.restoreAllMocks());

interface Ran {
  name: string;
  ms?: number;
  isFlaky?: boolean;
}

/** What the reporter prints after a run, line by line. */
function summarise(...files: Ran[][]): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text).trimEnd());
    return true;
  });
  const modules = files.map((tests, index) => {
    const module = { moduleId: join(process.cwd(), `file${index}.test.ts`) };
    const allTests = () =>
      tests.map(({ name, ms, isFlaky = false }) => ({
        ...{ module, fullName: name },
        diagnostic: () => (ms === undefined ? undefined : { duration: ms, flaky: isFlaky }),
      }));
    return { ...module, children: { allTests } };
  });
  new SummaryReporter().onTestRunEnd(modules as unknown as TestModule[]);
  vi.restoreAllMocks();
  return lines;
}

test('prints the three slowest tests of all files, the slowest first', () => {
  expect(
    summarise(
      [
        { name: 'a', ms: 120 },
        { name: 'b', ms: 4_060 },
      ],
      [
        { name: 'c', ms: 900 },
        { name: 'd', ms: 1_000 },
      ],
    ),
  ).toEqual([
    'Slow test: 4.1 s file0.test.ts > b',
    'Slow test: 1.0 s file1.test.ts > d',
    'Slow test: 0.9 s file1.test.ts > c',
  ]);
});

test('names every test that passed at the second try only, however fast', () => {
  const lines = summarise([
    ...[1, 2, 3].map((n) => ({ name: `slow ${n}`, ms: 5_000 })),
    { name: 'fast', ms: 1, isFlaky: true },
  ]);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe('Passed at the second try: file0.test.ts > fast');
});

test('a test that was skipped took no time, and a run without tests has no summary', () => {
  expect(summarise([{ name: 'skipped' }])).toEqual(['Slow test: 0.0 s file0.test.ts > skipped']);
  expect(summarise()).toEqual([]);
});

test('every line begins so that the check finds it', () => {
  const lines = summarise([{ name: 'a', ms: 1, isFlaky: true }]);
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(SUMMARY_PREFIXES.some((prefix) => line.startsWith(prefix))).toBe(true);
});
