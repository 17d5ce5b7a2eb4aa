import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { etagOf } from '../http/etag.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export interface StaticFile {
  type: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const pack = (path: string, type: string): StaticFile => {
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    type,
    etag: etagOf(plain),
    plain,
    brotli: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain, { level: 9 }),
  };
};

/** The browser build, packed once at the start: it is small, and everybody asks for it. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    if (type && name !== 'manifest.json') files.set(name, pack(join(folder, name), type));
  }
  return files;
}
