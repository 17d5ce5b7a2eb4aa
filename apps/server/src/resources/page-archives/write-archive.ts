import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Zippable, zipSync } from 'fflate';
import {
  type ArchivedContent,
  CONTENT,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  toFilePath,
} from './archive-format.ts';

const PACKAGE = new URL('../../../../../package.json', import.meta.url);
const SHOP_VERSION = String(JSON.parse(readFileSync(PACKAGE, 'utf8')).version);

export const hashBytes = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const encode = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value, null, 1));

/** Writes an archive of a page: a manifest with checksums, its modules, and its pictures and videos. */
export function writeArchive(
  content: ArchivedContent,
  files: ReadonlyMap<string, Uint8Array>,
  now: number,
): Uint8Array {
  const parts = new Map<string, Uint8Array>([[CONTENT, encode(content)]]);
  for (const [checksum, bytes] of files) parts.set(toFilePath(checksum), bytes);
  const manifest: Manifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    shopVersion: SHOP_VERSION,
    exportedAt: new Date(now).toISOString(),
    files: [...parts].map(([path, bytes]) => ({
      path,
      bytes: bytes.byteLength,
      sha256: hashBytes(bytes),
    })),
  };
  const packed: Zippable = { [MANIFEST]: [encode(manifest), { level: 6 }] };
  // Pictures and videos do not get smaller.
  for (const [path, bytes] of parts) packed[path] = [bytes, { level: path === CONTENT ? 6 : 0 }];
  return zipSync(packed, { mtime: now });
}
