import { strToU8, zipSync } from 'fflate';
import { CONTENT, MANIFEST } from '../../src/resources/page-archives/archive-format.ts';
import { hashBytes } from '../../src/resources/page-archives/write-archive.ts';

const MB = 1024 * 1024;
const LISTED = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

/** An archive whose list of contents states a thousand bytes, and whose file has as many MB as is asked for. */
export function createBomb(megabytes = 8): Buffer {
  const archive = Buffer.from(zipSync({ [MANIFEST]: new Uint8Array(megabytes * MB) }));
  archive.writeUInt32LE(1_000, archive.lastIndexOf(LISTED) + 24);
  return archive;
}

/** An archive of a page that is as large as one may be, and nothing but opening brackets. */
export function createDeepArchive(bytes = 1 * MB): Buffer {
  const content = strToU8('['.repeat(bytes));
  const manifest = {
    format: 'vitrine-page',
    formatVersion: 1,
    shopVersion: '1.0.0',
    exportedAt: '2026-11-20T02:00:00.000Z',
    files: [{ path: CONTENT, bytes, sha256: hashBytes(content) }],
  };
  return Buffer.from(
    zipSync({ [MANIFEST]: strToU8(JSON.stringify(manifest)), [CONTENT]: content }, { level: 1 }),
  );
}
