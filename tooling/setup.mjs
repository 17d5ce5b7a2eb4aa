// Installs missing packages. Plain JavaScript, because it may run under an older Node than the one that
// it installs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders with a lockfile of their own, so that `npm start` installs less. */
const EXTRA_INSTALLS = ['apps/mini', 'tests'];

/** The build needs packages for development, also where NODE_ENV leaves them out. An audit is a check of its own. */
const OPTIONS = [
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
];

/** `--all` adds what the whole check needs; a folder's name adds that folder. */
const folders = [
  '.',
  ...process.argv
    .slice(2)
    .flatMap((argument) => (argument === '--all' ? EXTRA_INSTALLS : [argument])),
];

async function install(folder) {
  const path = join(ROOT, folder);
  if (!existsSync(join(path, 'package-lock.json'))) return;
  const stamp = join(path, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(path, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`Installing ${folder === '.' ? 'the workspaces' : folder} …`);
  const npm = spawn('npm', ['ci', ...OPTIONS], { cwd: path, stdio: 'inherit' });
  const [status] = await once(npm, 'close');
  if (status !== 0) {
    console.error(`npm ci failed in ${folder}; see the lines above.`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

await Promise.all(folders.map(install));
