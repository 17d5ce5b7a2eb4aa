import { fileURLToPath } from 'node:url';
import type { Step } from './step.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const POSTGRES = process.env.TEST_DATABASE_URL;

/** Overrides settings of the environment, so that tests use the embedded database. */
const EMBEDDED = { TEST_DATABASE_URL: '', DATABASE_URL: '', REDIS_URL: '' };

/** Runs the tests of the given arguments and reports the slowest ones and those that were retried. */
const runTests = (...args: string[]): Step['command'] => [
  'vitest',
  'run',
  '--reporter=default',
  `--reporter=${ROOT}/tooling/test/summary-reporter.ts`,
  ...args,
];

/** Steps that run one after another. */
export type StepSequence = readonly Step[];

/** The stages run one after another; the sequences of a stage run at the same time. */
export type Stages = readonly (readonly StepSequence[])[];

const sources: StepSequence = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'generated files', command: ['node', 'tooling/generated.ts', '--check'] },
  { name: 'import boundaries', command: ['node', 'tooling/boundaries/main.ts'], isCovered: true },
  { name: 'words of the glossary', command: ['node', 'tooling/words/main.ts'] },
  { name: 'specification', command: ['node', 'tooling/specification/main.ts'] },
  { name: 'web build', command: ['node', 'tooling/build.ts'] },
  { name: 'size budgets', command: ['node', 'tooling/budget.ts'] },
];
const types: StepSequence = [
  // By itself it starts four checkers, which repeat more than half of each other's work.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'], isCovered: true },
  // It checks the types and imports of the whole tree, with a sample of each kind in it.
  { name: 'generator', command: ['node', 'tooling/generate/verify.ts'] },
];
const mini: StepSequence = [
  {
    name: 'mini-programs: types',
    command: ['npm', 'run', '--silent', 'types'],
    cwd: 'apps/mini',
    isCovered: true,
  },
  { name: 'mini-programs: builds', command: ['npm', 'run', '--silent', 'build'], cwd: 'apps/mini' },
  { name: 'unused code and packages', command: ['knip', '--no-config-hints'] },
  { name: 'demo atelier, if it changed', command: ['node', 'tooling/check/atelier.ts'] },
];
/** It is about as long as what the others of its stage take, and waits for nothing of theirs. */
const native: StepSequence = [
  {
    name: 'native app',
    command: ['node', 'apps/native/scripts/main.ts', 'check'],
  },
];
/**
 * These run once: on PostgreSQL where there is one, else on the embedded database. The embedded database runs the
 * same SQL; the tests of the database, of jobs, of processes and of a shop's whole story run on both, and the journeys
 * use every part of the shop on the embedded one.
 */
const RUN_ONCE =
  '{apps/server/test/{admin,every-call,search},apps/server/src/{app,resources,sandbox}}/**/*.test.ts';

/** These run once too, beside the embedded database: what they test is the same on every database. */
const WITHOUT_DATABASE = 'apps/server/src/{http/**,pages/**,providers/**,stop-on-signal.test.ts}';

/**
 * The shop is killed 20 times in all, fewer times on the embedded database, where a start takes nearly twice the
 * processor time.
 */
const killShop = (times: number) => ({ CRASH_ROUNDS: process.env.CRASH_ROUNDS || String(times) });

const postgres: StepSequence = [
  {
    name: 'server tests, PostgreSQL',
    // A test that waits for PostgreSQL leaves a core to the next one.
    command: runTests('--project', 'node', '--maxWorkers', '3', 'apps/server'),
    env: { EXCLUDED_TESTS: WITHOUT_DATABASE, ...killShop(14) },
  },
];
const embedded: StepSequence = [
  {
    name: 'tests, embedded database',
    command: runTests(),
    env: {
      ...EMBEDDED,
      ...(POSTGRES && { EXCLUDED_TESTS: RUN_ONCE, ...killShop(6) }),
    },
  },
];

export const stages: Stages = [
  // They take about as long. The third one uses the time in which the others wait.
  [sources, types, mini, native],
  // The tests on PostgreSQL often wait for it, which leaves time for the others.
  POSTGRES ? [embedded, postgres] : [embedded],
  // Beside the tests on PostgreSQL the journeys took both cores and made the whole check slower.
  [
    [
      {
        name: 'journeys in Chromium and in the mini-program host',
        command: runTests('--config', 'tests/vitest.config.ts'),
        env: EMBEDDED,
      },
    ],
  ],
];
