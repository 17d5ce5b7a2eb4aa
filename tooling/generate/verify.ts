import '../require-node.mjs';
import { execFileSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep, type Step } from '../check/step.ts';
import { generate } from './generate.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const INSTALLS = ['.', 'apps/mini', 'apps/server', 'tests'];
/** Large files that no check reads. */
const SKIPPED = /^(?:demo\/(?:atelier|images)|docs)\//;

/** One sample of each kind, in camel case, whose file names differ from its identifiers. */
const SAMPLES = [
  ['module', 'sampleModule'],
  ['slice', 'sampleSlice'],
  ['feature', 'sampleFeature'],
  ['resource', 'sampleResource'],
] as const;

/** Links every package of an install into the copy. */
function linkInstall(copy: string, install: string): void {
  const source = join(ROOT, install, 'node_modules');
  const target = join(copy, install, 'node_modules');
  if (!existsSync(source)) return;
  mkdirSync(join(target, '@vitrine'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (name !== '@vitrine') symlinkSync(join(source, name), join(target, name));
  }
}

/** Links the workspaces to their copies, so that no check reads the original sources. */
function linkWorkspaces(copy: string, paths: readonly string[]): void {
  for (const path of paths.filter((each) => /^(?:apps|packages)\/\w+\/package\.json$/.test(each))) {
    const { name } = JSON.parse(readFileSync(join(copy, path), 'utf8')) as { name: string };
    symlinkSync(join(copy, dirname(path)), join(copy, 'node_modules', name));
  }
}

/** Copies all sources, tracked or new, into a temporary folder with the installed packages. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-generator-'));
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && !SKIPPED.test(path) && existsSync(join(ROOT, path)));
  for (const folder of new Set(paths.map(dirname)))
    mkdirSync(join(copy, folder), { recursive: true });
  for (const path of paths)
    copyFileSync(join(ROOT, path), join(copy, path), constants.COPYFILE_FICLONE);
  for (const install of INSTALLS) linkInstall(copy, install);
  linkWorkspaces(copy, paths);
  execFileSync('git', ['init', '-q'], { cwd: copy });
  return copy;
}

const node = (name: string, ...args: string[]): Step => ({
  name,
  command: [process.execPath, ...args],
});

/** Steps that change files, one after another. */
const prepare = (files: readonly string[]): Step[] => [
  node('generated files', 'tooling/generated.ts'),
  {
    name: 'format and lint',
    command: ['biome', 'check', '--write', '--error-on-warnings', ...files],
  },
];

/** The new tests by their names, with those of the registries that list the new code. */
const TESTS = ['sample-', 'sampleModule', 'sampleSlice', 'demo/shop/content', 'state/src/slice'];

const checksOf = (files: readonly string[]): Step[] => [
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
  {
    name: 'types of the mini-programs',
    command: ['tsc', '--noEmit', '--checkers', '1', '-p', 'apps/mini'],
  },
  node('import boundaries', 'tooling/boundaries/main.ts'),
  node('words of the glossary', 'tooling/words/main.ts', ...files),
  node('generated files are current', 'tooling/generated.ts', '--check'),
  {
    name: 'pages of the mini-programs',
    command: ['vitest', 'run', '--config', 'tooling/generate/vitest.config.ts'],
  },
  { name: 'tests of the new code', command: ['vitest', 'run', '--reporter=dot', ...TESTS] },
  {
    name: 'example of the new call',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      'every-call/every-call.test.ts',
      '-t',
      'getSampleResource',
    ],
  },
];

let failed = 0;

async function check(step: Step, root: string): Promise<void> {
  const { ok, seconds, output } = await runStep(step, root);
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (ok) return;
  failed++;
  // Paths of the copy are read as those of the repository.
  console.error(output.replaceAll(`${root}/`, ''));
}

const copy = copyRepository();
try {
  const paths = SAMPLES.flatMap(([kind, name]) => generate(kind, name, copy));
  const files = [...new Set(paths)].map((path) => relative(copy, path));
  for (const step of prepare(files)) await check(step, copy);
  if (failed === 0) await Promise.all(checksOf(files).map((step) => check(step, copy)));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${SAMPLES.length} kinds generated, ${failed} checks failed.`);
process.exitCode = failed > 0 ? 1 : 0;
