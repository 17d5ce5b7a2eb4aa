import { crc32, inflateRawSync } from 'node:zlib';
import { listZipEntries, type ZipEntry, ZipError } from './zip-entries.ts';

export interface ZipBounds {
  readonly maxEntries: number;
  /** All files together, unpacked. */
  readonly maxBytes: number;
  /** The bytes that a file of this name may have, unpacked; it may throw for a name that is refused. */
  readonly maxBytesOf: (name: string) => number;
}

const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
/** Texts and tables become twenty times smaller at most; what becomes much smaller is made to fill a memory. */
const MAX_RATIO = 200;
/** A small file may be as repetitive as it likes. */
const FREE_BYTES = 1024 * 1024;

/** Checks what the list of contents states, before anything is unpacked. */
function checkEntries(archive: Buffer, entries: readonly ZipEntry[], bounds: ZipBounds): void {
  let packed = 0;
  let unpacked = 0;
  for (const { name, packedBytes, statedBytes } of entries) {
    const maxBytes = bounds.maxBytesOf(name);
    packed += packedBytes;
    unpacked += statedBytes;
    if (statedBytes > maxBytes || unpacked > bounds.maxBytes) throw new ZipError('too-large');
    if (statedBytes > Math.max(FREE_BYTES, packedBytes * MAX_RATIO))
      throw new ZipError('too-large');
  }
  // Files that share their bytes extract to much more than the archive holds.
  if (packed > archive.length) throw new ZipError('unreadable');
}

function findPacked(archive: Buffer, { start, packedBytes }: ZipEntry): Buffer {
  if (archive.readUInt32LE(start) !== HEADER) throw new ZipError('unreadable');
  const first =
    start + HEADER_BYTES + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  if (first + packedBytes > archive.length) throw new ZipError('unreadable');
  return archive.subarray(first, first + packedBytes);
}

/** Unpacks to the size that the list states and not a byte further. */
function inflate(packed: Buffer, { isDeflated, statedBytes }: ZipEntry): Buffer {
  if (!isDeflated) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, statedBytes) });
  } catch (cause) {
    throw new ZipError('damaged', { cause });
  }
}

function extract(archive: Buffer, entry: ZipEntry): Buffer {
  try {
    const bytes = inflate(findPacked(archive, entry), entry);
    if (bytes.length !== entry.statedBytes || crc32(bytes) !== entry.checksum)
      throw new ZipError('damaged');
    return bytes;
  } catch (cause) {
    throw cause instanceof ZipError ? cause : new ZipError('unreadable', { cause });
  }
}

/** Unpacks an archive within its bounds, whatever it states about itself. It works on the thread of its caller. */
export function unzip(bytes: Uint8Array, bounds: ZipBounds): Map<string, Buffer> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listZipEntries(archive, bounds.maxEntries);
  checkEntries(archive, entries, bounds);
  return new Map(entries.map((entry) => [entry.name, extract(archive, entry)]));
}
