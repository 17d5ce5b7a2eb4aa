import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const SLOW_COUNT = 3;

const SLOW = 'Slow test:';
const RETRIED = 'Passed at the second try:';

/** The beginnings of this reporter's lines, by which `npm test` finds them in the output. */
export const SUMMARY_PREFIXES = [SLOW, RETRIED] as const;

const describeTest = (test: TestCase) =>
  `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`;

/** Prints the three slowest tests of a run, and each test that failed at first and then passed. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const timed = tests.map((test) => ({ test, ms: test.diagnostic()?.duration ?? 0 }));
    for (const { test, ms } of timed.sort((a, b) => b.ms - a.ms).slice(0, SLOW_COUNT))
      process.stdout.write(`${SLOW} ${(ms / 1000).toFixed(1)} s ${describeTest(test)}\n`);
    for (const test of tests)
      if (test.diagnostic()?.flaky) process.stdout.write(`${RETRIED} ${describeTest(test)}\n`);
  }
}
