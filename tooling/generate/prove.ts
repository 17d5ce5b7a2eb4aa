import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Heavy, and no part of what is proven. */
const LEFT_OUT = /^(?:apps\/mini\/|bench\/|docs\/(?!calls\.md)|tests\/|tooling\/screens\/)/;

/** One of each kind, with names that are hard to write. */
const SAMPLES = [
  ['module', 'proofModule'],
  ['slice', 'proofSlice'],
  ['feature', 'proofFeature'],
  ['resource', 'proofResource'],
] as const;

/** A copy of the sources whose workspace links lead into the copy. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-proof-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((name) => name && !LEFT_OUT.test(name));
  for (const file of files.filter((name) => existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { force: true, errorOnExist: false });
  }
  linkPackages(copy);
  return copy;
}

function linkPackages(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@vitrine'), { recursive: true });
  const names = execFileSync('ls', ['-A', join(ROOT, 'node_modules')], { encoding: 'utf8' });
  for (const name of names.split('\n').filter((entry) => entry && entry !== '@vitrine')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const [name, folder] of workspaces(copy)) {
    symlinkSync(folder, join(modules, '@vitrine', name));
  }
}

const workspaces = (copy: string): [string, string][] => [
  ...['client', 'contract', 'features', 'kit', 'modules', 'platform', 'state', 'ui'].map(
    (name): [string, string] => [name, join(copy, 'packages', name)],
  ),
  ['server', join(copy, 'apps/server')],
  ['web', join(copy, 'apps/web')],
];

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['node', 'tooling/generated.ts'],
  ['biome', 'check', '--write', '--error-on-warnings', '.'],
  ['tsc', '--noEmit'],
  ['vitest', 'run', 'proof', 'tooling/boundaries', 'apps/server/demo/content', 'modules/src/parse'],
];

const copy = copySources();
let failed = false;
try {
  execFileSync('git', ['init', '-q'], { cwd: copy });
  for (const [kind, name] of SAMPLES) generate(kind, name, copy);
  for (const [program, ...given] of CHECKS) {
    const run = spawnSync(program, given, { cwd: copy, encoding: 'utf8' });
    if (run.status === 0) continue;
    failed = true;
    console.error(`${program} ${given.join(' ')} refuses what the generator writes:`);
    console.error(run.stdout + run.stderr);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (!failed) console.log(`${SAMPLES.length} kinds generated, each passes every check.`);
process.exitCode = failed ? 1 : 0;
