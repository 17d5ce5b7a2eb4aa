/** Why a file is not unpacked. */
export type ZipFault = 'unreadable' | 'too-large' | 'damaged';

export class ZipError extends Error {
  override name = 'ZipError';
  readonly fault: ZipFault;

  constructor(fault: ZipFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** A file of an archive, as its list of contents describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  /** What the list states, which is not trusted. */
  readonly statedBytes: number;
  readonly checksum: number;
  /** Where its own header begins. */
  readonly start: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const LISTED = 0x02014b50;
const LISTED_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;
const IS_UTF8 = 0x800;
/** Stands for a number that a ZIP64 archive states elsewhere; none of ours is that large. */
const STATED_APART = 0xffffffff;

const unreadable = (cause?: unknown) => new ZipError('unreadable', { cause });

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = archive.length - END_BYTES; at >= first; at--)
    if (archive.readUInt32LE(at) === END) return at;
  throw unreadable();
}

function readEntry(archive: Buffer, at: number): ZipEntry & { next: number } {
  if (archive.readUInt32LE(at) !== LISTED) throw unreadable();
  const flags = archive.readUInt16LE(at + 8);
  const method = archive.readUInt16LE(at + 10);
  const nameEnd = at + LISTED_BYTES + archive.readUInt16LE(at + 28);
  if ((method !== STORED && method !== DEFLATED) || flags & IS_ENCRYPTED) throw unreadable();
  const entry = {
    name: archive.toString(flags & IS_UTF8 ? 'utf8' : 'latin1', at + LISTED_BYTES, nameEnd),
    isDeflated: method === DEFLATED,
    checksum: archive.readUInt32LE(at + 16),
    packedBytes: archive.readUInt32LE(at + 20),
    statedBytes: archive.readUInt32LE(at + 24),
    start: archive.readUInt32LE(at + 42),
    next: nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32),
  };
  if ([entry.packedBytes, entry.statedBytes, entry.start].includes(STATED_APART))
    throw unreadable();
  return entry;
}

/** Reads the list of contents at the end of an archive, and unpacks nothing. */
export function listZipEntries(archive: Buffer, maxEntries: number): ZipEntry[] {
  try {
    const end = findEnd(archive);
    const count = archive.readUInt16LE(end + 10);
    if (count > maxEntries) throw new ZipError('too-large');
    const entries: ZipEntry[] = [];
    let at = archive.readUInt32LE(end + 16);
    while (entries.length < count) {
      const { next, ...entry } = readEntry(archive, at);
      entries.push(entry);
      at = next;
    }
    return entries;
  } catch (cause) {
    throw cause instanceof ZipError ? cause : unreadable(cause);
  }
}
