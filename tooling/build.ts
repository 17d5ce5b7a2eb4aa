import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fingerprint } from './fingerprint.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'apps/web');
const STAMP = join(WEB, 'dist/.built');

/** Packs the browser build as small as it gets, once, so that no start has to. */
function packFiles(): void {
  const folder = join(WEB, 'dist/client');
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
    const plain = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
  }
}

/** Builds the web app unless the last build was made from the same sources. */
export function buildIfStale(): void {
  const now = fingerprint([join(ROOT, 'packages'), WEB], [join(ROOT, 'package-lock.json')]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  console.log('Building the web app …');
  for (const flags of [[], ['--config', 'vite.worker.config.ts'], ['--ssr']]) {
    const { status } = spawnSync('vite', ['build', ...flags, '--logLevel', 'warn'], {
      cwd: WEB,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  packFiles();
  writeFileSync(STAMP, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfStale();
