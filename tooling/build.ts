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
const STAMP = join(WEB, 'dist/.built');

/** Compresses the browser build once with the highest setting, so that no server start has to. */
function compressFiles(): void {
  const folder = join(WEB, 'dist/client');
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
    const plain = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
  }
}

function build(flags: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, error } = spawnSync('vite', ['build', ...flags, '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (error) console.error(startFailure('vite', error));
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the web app unless the last build was made from the same sources. */
export function buildIfStale(): void {
  const now = fingerprint(ROOT, ['packages', 'apps/web'], ['package-lock.json']);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  console.log('Building the web app …');
  rmSync(join(WEB, 'dist'), { recursive: true, force: true });
  for (const language of LANGUAGES) build([], { BUILD_LANGUAGE: language });
  build(['--config', 'vite.worker.config.ts']);
  build(['--ssr']);
  compressFiles();
  writeFileSync(STAMP, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfStale();
