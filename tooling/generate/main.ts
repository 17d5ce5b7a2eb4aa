import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFailure } from '../start-failure.ts';
import { generate } from './generate.ts';
import { kinds } from './kinds.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = `Usage: npm run new module|resource|slice NAME
       npm run new feature NAME [catalogue|account|order|campaign]`;
const [kind = '', name = '', area] = process.argv.slice(2);

function run(program: string, ...args: string[]): void {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error) throw new Error(startFailure(program, error));
  if (status !== 0) throw new Error(`${program} ${args[0]} failed:\n${stdout}${stderr}`);
}

try {
  const files = [...new Set(generate(kind, name, ROOT, area))].map((path) => relative(ROOT, path));
  run(process.execPath, 'tooling/generated.ts');
  run('biome', 'check', '--write', ...files);
  for (const file of files) console.log(file);
  console.log(kinds[kind]?.next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}
