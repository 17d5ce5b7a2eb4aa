import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { computeEtag } from '../http/etag.ts';

export const STATIC_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface StaticFile {
  type: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const read = (path: string, type: string): StaticFile => {
  const plain = readFileSync(path);
  const [brotli, gzip] = [readFileSync(`${path}.br`), readFileSync(`${path}.gz`)];
  return { type, etag: computeEtag(plain), plain, brotli, gzip };
};

/** Reads the browser build with its compressed files into memory. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder)) {
    const type = STATIC_TYPES[extname(name)];
    if (type) files.set(name, read(join(folder, name), type));
  }
  return files;
}
