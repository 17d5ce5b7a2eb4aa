import type { z } from 'zod';
import { unzip } from '../../archives/unzip.ts';
import { ZipError, type ZipFault } from '../../archives/zip-entries.ts';
import { JsonTooDeepError, parseJson } from '../../json/parse-json.ts';
import { hasUnstorableText } from '../../json/storable-text.ts';
import {
  type ArchivedPage,
  CONTENT,
  contentSchema,
  FORMAT_VERSION,
  MANIFEST,
  MAX_CONTENT_BYTES,
  MAX_DEPTH,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_JSON_BYTES,
  type Manifest,
  manifestSchema,
  parseFilePath,
} from './archive-format.ts';
import { hashBytes } from './write-archive.ts';

/** Why a file is not taken for an archive of a page. */
export type ArchiveFault =
  | 'archive-unreadable'
  | 'archive-foreign'
  | 'archive-too-large'
  | 'archive-damaged'
  | 'archive-newer';

export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** What an archive never holds is refused by its name, before anything is unpacked. */
function maxBytesOf(name: string): number {
  if (name === MANIFEST || name === CONTENT) return MAX_JSON_BYTES;
  if (!parseFilePath(name)) throw new ArchiveError('archive-foreign');
  return MAX_FILE_BYTES;
}

const BOUNDS = { maxEntries: MAX_FILES + 2, maxBytes: MAX_CONTENT_BYTES, maxBytesOf };

const FAULTS = {
  unreadable: 'archive-unreadable',
  'too-large': 'archive-too-large',
  damaged: 'archive-damaged',
} as const satisfies Record<ZipFault, ArchiveFault>;

function extract(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return unzip(archive, BOUNDS);
  } catch (cause) {
    if (cause instanceof ZipError) throw new ArchiveError(FAULTS[cause.fault], { cause });
    throw cause;
  }
}

function parseText(bytes: Uint8Array | undefined): unknown {
  if (!bytes) throw new ArchiveError('archive-foreign');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = parseJson(text, MAX_DEPTH);
    if (hasUnstorableText(value)) throw new ArchiveError('archive-foreign');
    return value;
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    const fault = cause instanceof JsonTooDeepError ? 'archive-foreign' : 'archive-damaged';
    throw new ArchiveError(fault, { cause });
  }
}

function parse<T>(schema: z.ZodType<T>, bytes: Uint8Array | undefined): T {
  const parsed = schema.safeParse(parseText(bytes));
  if (!parsed.success) throw new ArchiveError('archive-foreign', { cause: parsed.error });
  return parsed.data;
}

/** Compares every file with its checksum; each file of the archive must be named, and none may be missing. */
function checkFiles({ files }: Manifest, parts: ReadonlyMap<string, Uint8Array>): void {
  const listed = new Map(files.map((file) => [file.path, file]));
  const names = [...parts.keys()].filter((name) => name !== MANIFEST);
  const isWhole =
    listed.size === files.length &&
    names.length === listed.size &&
    names.every((name) => {
      const bytes = parts.get(name) ?? new Uint8Array();
      const file = listed.get(name);
      return file?.bytes === bytes.byteLength && file.sha256 === hashBytes(bytes);
    });
  if (!isWhole) throw new ArchiveError('archive-damaged');
}

export interface ReadArchive {
  readonly page: ArchivedPage;
  /** The bytes of its pictures and videos by their checksum. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The checksum of the archive itself. */
  readonly checksum: string;
}

/**
 * Reads an archive of a page, whatever file it may be. Nothing of it is written anywhere. A page of later modules
 * than `pageVersion` is refused.
 */
export function readArchive(archive: Uint8Array, pageVersion: number): ReadArchive {
  const parts = extract(archive);
  const manifest = parse(manifestSchema, parts.get(MANIFEST));
  if (manifest.formatVersion > FORMAT_VERSION) throw new ArchiveError('archive-newer');
  checkFiles(manifest, parts);
  const content = parse(contentSchema, parts.get(CONTENT));
  if (content.shapeVersion > pageVersion) throw new ArchiveError('archive-newer');
  const { shopVersion, exportedAt } = manifest;
  const page: ArchivedPage = { ...content, shopVersion, exportedAt };
  const files = new Map(
    [...parts].flatMap(([path, bytes]) => {
      const checksum = parseFilePath(path);
      if (checksum && checksum !== hashBytes(bytes)) throw new ArchiveError('archive-damaged');
      return checksum ? [[checksum, bytes] as const] : [];
    }),
  );
  if (page.media.some(({ checksum }) => !files.has(checksum)))
    throw new ArchiveError('archive-damaged');
  return { page, files, checksum: hashBytes(archive) };
}
