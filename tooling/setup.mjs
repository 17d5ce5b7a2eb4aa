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
const EXTRA_INSTALLS = ['apps/mini', 'apps/native', 'tests'];

/** How much of the workspaces is installed; each level contains the one before. */
const LEVELS = ['shop', 'back office', 'all'];

/** The workspaces of a level. All of them need what only checks need, too. */
const WORKSPACES = {
  shop: ['apps/server', 'apps/web'],
  'back office': ['apps/server', 'apps/web', 'apps/backoffice'],
  all: [],
};

/** The build needs packages for development, also where NODE_ENV leaves them out. An audit is a check of its own. */
const OPTIONS = [
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
];

/** `--shop` and `--back-office` install less; `--all` adds what the whole check needs; a folder's name adds that folder. */
const flags = process.argv.slice(2);
const wanted = flags.includes('--shop')
  ? 'shop'
  : flags.includes('--back-office')
    ? 'back office'
    : 'all';
const folders = flags.flatMap((flag) =>
  flag === '--all' ? EXTRA_INSTALLS : flag.startsWith('--') ? [] : [flag],
);

const describe = (folder, level) => {
  if (folder !== '.') return folder;
  return level === 'all' ? 'all packages' : `the packages of the ${level}`;
};

async function install(folder, level) {
  const path = join(ROOT, folder);
  if (!existsSync(join(path, 'package-lock.json'))) return;
  const stamp = join(path, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(path, 'package-lock.json')))
    .digest('hex');
  const [installedLock, installed = 'all'] = existsSync(stamp)
    ? readFileSync(stamp, 'utf8').split('\n')
    : [];
  const isSame = installedLock === lock;
  if (isSame && LEVELS.indexOf(installed) >= LEVELS.indexOf(level)) return;
  const hint = level === 'shop' ? ' (10 to 30 s; then the shop is built)' : '';
  console.log(`Installing ${describe(folder, level)}${hint} …`);
  const startedAt = Date.now();
  // A running shop loads files at any time: what is there stays, and only what is missing is added.
  const command = isSame && level === 'back office' ? ['install', '--no-save'] : ['ci'];
  const workspaces = folder === '.' ? WORKSPACES[level].map((name) => `--workspace=${name}`) : [];
  const npm = spawn('npm', [...command, ...OPTIONS, ...workspaces], {
    cwd: path,
    stdio: 'inherit',
  });
  const [status] = await once(npm, 'close');
  if (status !== 0) {
    console.error(`npm ${command[0]} failed in ${folder}; see the lines above.`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, `${lock}\n${level}`);
  console.log(`Installed in ${Math.ceil((Date.now() - startedAt) / 1_000)} s`);
}

await Promise.all([install('.', wanted), ...folders.map((folder) => install(folder, 'all'))]);
