import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '../packages/kit/src/language.ts';
import { fingerprint } from './fingerprint.ts';
import { startFailure } from './start-failure.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'apps/web');
const BACKOFFICE = join(ROOT, 'apps/backoffice');
const SERVER = join(ROOT, 'apps/server');
/** The folders of which an app is built, with what the configuration of its build imports. */
export const BUILD_SOURCES = {
  web: ['packages', 'apps/web', 'tooling/styles', 'tooling/messages'],
  backoffice: ['packages', 'apps/backoffice', 'tooling/styles'],
} as const;

/** What the prepared database of the server is made of. */
const DATABASE_SOURCES = 'apps/server/src/database';
const MIGRATIONS = 'apps/server/migrations';

const stampOf = (app: string) => join(app, 'dist/.built');

/** Compresses a browser build once with the highest setting, so that no server start has to. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
    const plain = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
  }
}

function build(
  app: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): void {
  const { status, error } = spawnSync('vite', ['build', ...flags, '--logLevel', 'warn'], {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (error) console.error(startFailure('vite', error));
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds an app unless its last build was made from the same sources. */
function buildAppIfStale(
  app: string,
  name: string,
  { folders, files = [] }: { folders: readonly string[]; files?: readonly string[] },
  run: () => void,
) {
  const now = fingerprint(ROOT, folders, ['package-lock.json', ...files]);
  const stamp = stampOf(app);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log(`Building ${name} …`);
  rmSync(join(app, 'dist'), { recursive: true, force: true });
  run();
  writeFileSync(stamp, now);
}

/** Creates the database that new shops begin with, without the compiler of V8 that needs most memory. */
function prepareDatabase() {
  const script = join(ROOT, 'tooling/prepare-database.ts');
  const { status } = spawnSync(process.execPath, ['--liftoff-only', script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the web app, the back office and the first database, each unless it is fresh. */
export function buildIfStale(): void {
  buildAppIfStale(WEB, 'the web app', { folders: BUILD_SOURCES.web }, () => {
    for (const language of LANGUAGES)
      for (const isOverridable of [false, true])
        build(WEB, [], { BUILD_LANGUAGE: language, BUILD_OVERRIDABLE: String(isOverridable) });
    build(WEB, ['--config', 'vite.worker.config.ts']);
    build(WEB, ['--ssr']);
    compressFiles(join(WEB, 'dist/client'));
  });
  buildAppIfStale(BACKOFFICE, 'the back office', { folders: BUILD_SOURCES.backoffice }, () => {
    build(BACKOFFICE);
    compressFiles(join(BACKOFFICE, 'dist'));
  });
  const files = readdirSync(join(ROOT, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`);
  const sources = { folders: [DATABASE_SOURCES], files };
  buildAppIfStale(SERVER, 'the first database', sources, prepareDatabase);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfStale();
