import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Outcome, run, type Step } from './step.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const POSTGRES = process.env.TEST_DATABASE_URL;

/** The embedded database is the default of every test; this keeps it so. */
const EMBEDDED = { TEST_DATABASE_URL: '', DATABASE_URL: '', REDIS_URL: '' };

/** Steps of a lane wait for each other. */
type Lane = readonly Step[];

const web: Lane = [
  { name: 'web build', command: ['node', 'tooling/build.ts'] },
  { name: 'bytes a shopper loads', command: ['node', 'tooling/budget.ts'] },
];
const mini: Lane = [
  { name: 'mini-programs: types', command: ['npm', 'run', '--silent', 'types'], cwd: 'apps/mini' },
  { name: 'mini-programs: builds', command: ['npm', 'run', '--silent', 'build'], cwd: 'apps/mini' },
];
const postgres: Lane = [
  {
    name: 'server tests, PostgreSQL',
    command: ['vitest', 'run', '--project', 'node', 'apps/server'],
  },
];

/** Lanes of a list run side by side; the lists run one after another. */
const plan: Lane[][] = [
  [
    [{ name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] }],
    [{ name: 'types', command: ['tsc', '--noEmit'] }],
    [{ name: 'types of the atelier', command: ['tsc', '--noEmit', '-p', 'tooling/atelier'] }],
    [{ name: 'import borders', command: ['node', 'tooling/boundaries/main.ts'] }],
    [{ name: 'generated files', command: ['node', 'tooling/generated.ts', '--check'] }],
  ],
  [
    [{ name: 'unused code and packages', command: ['knip', '--no-config-hints'] }],
    [{ name: 'what the generator writes', command: ['node', 'tooling/generate/prove.ts'] }],
  ],
  [[{ name: 'tests, embedded database', command: ['vitest', 'run'], env: EMBEDDED }]],
  // Builds fill what the database leaves of the cores.
  [...(POSTGRES ? [postgres] : []), web, mini],
  [
    [
      {
        name: 'journeys in Chromium and in the mini-program host',
        command: ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
        env: EMBEDDED,
      },
    ],
  ],
];

function report({ step, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output);
  const counts = /^\s*Tests\s+.*$/m.exec(stripVTControlCharacters(output));
  if (ok && counts) console.log(`  ${counts[0].trim()}`);
}

let passed = 0;
let failed = 0;

async function runLane(lane: Lane): Promise<void> {
  for (const step of lane) {
    const outcome = await run(step, ROOT);
    report(outcome);
    if (!outcome.ok) {
      failed++;
      return;
    }
    passed++;
  }
}

for (const lanes of plan) {
  await Promise.all(lanes.map(runLane));
  if (failed > 0) break;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
