import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.ts';
import { kinds } from './kinds.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [kind = '', name = ''] = process.argv.slice(2);

try {
  const files = [...new Set(generate(kind, name, ROOT))];
  execFileSync('node', ['tooling/generated.ts'], { cwd: ROOT, stdio: 'ignore' });
  execFileSync('biome', ['check', '--write', ...files], { cwd: ROOT, stdio: 'ignore' });
  for (const file of files) console.log(file.slice(ROOT.length));
  console.log(kinds[kind]?.next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run new module|resource|feature|slice NAME');
  process.exitCode = 1;
}
