// Installs what is missing, and nothing else. Plain JavaScript, because it may run under an older
// Node than the one it installs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Installs of their own: each has its own lockfile, so that `npm start` stays light. */
const EXTRA_INSTALLS = ['apps/mini', 'tests'];

const folders = ['.', ...(process.argv.includes('--all') ? EXTRA_INSTALLS : [])];

async function install(folder) {
  const at = join(ROOT, folder);
  if (!existsSync(join(at, 'package-lock.json'))) return;
  const stamp = join(at, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(at, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`Installing ${folder === '.' ? 'the workspaces' : folder} …`);
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: at,
    stdio: 'inherit',
  });
  const [status] = await once(npm, 'close');
  if (status !== 0) {
    console.error(`npm ci failed in ${folder}; see the lines above.`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

await Promise.all(folders.map(install));
