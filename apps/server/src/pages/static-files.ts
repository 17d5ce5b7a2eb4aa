import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { etagOf } from '../http/etag.ts';

const TYPES: Readonly<Record<string, string>> = {
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
  return { type, etag: etagOf(plain), plain, brotli, gzip };
};

/** The browser build in all its forms: it is small, and everybody asks for it. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    if (type) files.set(name, read(join(folder, name), type));
  }
  return files;
}
