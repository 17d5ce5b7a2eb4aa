import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { LANGUAGES } from '../packages/kit/src/language.ts';
import { fingerprint } from './fingerprint.ts';
import { createProgress, type Part, runParts } from './run-parts.ts';
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

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a browser build once with the highest setting, so that no server start has to. */
async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const plain = readFileSync(path);
      writeFileSync(`${path}.br`, await compressBrotli(plain));
      writeFileSync(`${path}.gz`, await compressGzip(plain, { level: 9 }));
    }),
  );
}

async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(startFailure(program, error as Error));
  });
  const [status] = await Promise.race([once(child, 'close'), failed]);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}`);
}

const build = (app: string, flags: readonly string[] = [], env = {}) =>
  run('vite', ['build', ...flags, '--logLevel', 'warn'], app, { NODE_ENV: 'production', ...env });

/** One thing that is built from sources, in parts that can run at the same time. */
interface Build {
  readonly app: string;
  readonly name: string;
  readonly sources: { readonly folders: readonly string[]; readonly files?: readonly string[] };
  readonly parts: readonly Part[];
  /** What needs all parts. */
  finish?(): Promise<void>;
}

/** The seconds say only how long the parts take compared with each other. */
const listWebParts = (): Part[] => [
  ...LANGUAGES.flatMap((language) =>
    [false, true].map((isOverridable) => ({
      name: `pages in ${language}${isOverridable ? ' with own texts' : ''}`,
      seconds: 7,
      run: () =>
        build(WEB, [], { BUILD_LANGUAGE: language, BUILD_OVERRIDABLE: String(isOverridable) }),
    })),
  ),
  {
    name: 'the service worker',
    seconds: 0.5,
    run: () => build(WEB, ['--config', 'vite.worker.config.ts']),
  },
  { name: 'the pages of the server', seconds: 1, run: () => build(WEB, ['--ssr']) },
];

const listMigrations = () =>
  readdirSync(join(ROOT, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`);

/** What a shop needs before it opens. */
export const listShopBuilds = (): Build[] => [
  {
    app: WEB,
    name: 'the web app',
    sources: { folders: BUILD_SOURCES.web },
    parts: listWebParts(),
    finish: () => compressFiles(join(WEB, 'dist/client')),
  },
  {
    app: SERVER,
    name: 'the first database',
    sources: { folders: [DATABASE_SOURCES], files: listMigrations() },
    parts: [
      {
        name: 'the first database',
        // It keeps one processor busy, so it begins first.
        seconds: 8,
        // Without the compiler of V8 that needs most memory.
        run: () =>
          run(
            process.execPath,
            ['--liftoff-only', join(ROOT, 'tooling/prepare-database.ts')],
            ROOT,
          ),
      },
    ],
  },
];

export const listBackofficeBuilds = (): Build[] => [
  {
    app: BACKOFFICE,
    name: 'the back office',
    sources: { folders: BUILD_SOURCES.backoffice },
    parts: [{ name: 'the back office', seconds: 3, run: () => build(BACKOFFICE) }],
    finish: () => compressFiles(join(BACKOFFICE, 'dist')),
  },
];

const stampNow = ({ sources: { folders, files = [] } }: Build) =>
  fingerprint(ROOT, folders, ['package-lock.json', ...files]);

/** Finds the builds that were made from other sources, with the stamps of the present ones, and removes them. */
function takeStale(builds: readonly Build[]): { build: Build; stamp: string }[] {
  const stale = builds
    .map((each) => ({ build: each, stamp: stampNow(each) }))
    .filter(({ build: { app }, stamp }) => {
      const file = stampOf(app);
      return !existsSync(file) || readFileSync(file, 'utf8') !== stamp;
    });
  for (const { build: each } of stale)
    rmSync(join(each.app, 'dist'), { recursive: true, force: true });
  return stale;
}

/** Removes builds that were made from other sources. Returns whether one has to be made. */
export const removeIfStale = (builds: readonly Build[]): boolean => takeStale(builds).length > 0;

/** Builds what was not made from the present sources, as many parts at once as there are processors. */
export async function buildIfStale(
  builds: readonly Build[] = [...listShopBuilds(), ...listBackofficeBuilds()],
): Promise<void> {
  const stale = takeStale(builds);
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ build: { name } }) => name).join(', ')} …`);
  const parts = stale.flatMap(({ build: each }) => each.parts);
  await runParts(parts, availableParallelism(), createProgress(parts, console.log));
  for (const { build: each, stamp } of stale) {
    await each.finish?.();
    writeFileSync(stampOf(each.app), stamp);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isBackofficeOnly = process.argv.includes('--back-office');
  await buildIfStale(isBackofficeOnly ? listBackofficeBuilds() : undefined).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
