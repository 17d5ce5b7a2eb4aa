import { currentPageVersion } from '@vitrine/modules/schemas';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import type { z } from 'zod';
import { hasUnstorableText } from '../../http/read-parts.ts';
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

/** Refuses what an archive never holds, and what would take too much memory, before anything is unpacked. */
function createFilter() {
  const names = new Set<string>();
  let total = 0;
  return ({ name, originalSize }: UnzipFileInfo): boolean => {
    const isText = name === MANIFEST || name === CONTENT;
    if ((!isText && !parseFilePath(name)) || names.has(name))
      throw new ArchiveError('archive-foreign');
    names.add(name);
    total += originalSize;
    const max = isText ? MAX_JSON_BYTES : MAX_FILE_BYTES;
    if (originalSize > max || total > MAX_CONTENT_BYTES || names.size > MAX_FILES + 2)
      throw new ArchiveError('archive-too-large');
    return true;
  };
}

function extract(archive: Uint8Array): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(archive, { filter: createFilter() });
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    throw new ArchiveError('archive-unreadable', { cause });
  }
}

/** Deeper values would overflow what walks through them. */
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > MAX_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  if (!bytes) throw new ArchiveError('archive-foreign');
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isTooDeep(value) || hasUnstorableText(value)) throw new ArchiveError('archive-foreign');
    return value;
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    throw new ArchiveError('archive-damaged', { cause });
  }
}

function parse<T>(schema: z.ZodType<T>, bytes: Uint8Array | undefined): T {
  const parsed = schema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new ArchiveError('archive-foreign', { cause: parsed.error });
  return parsed.data;
}

/** Compares every file with its checksum; each file of the archive must be named, and none may be missing. */
function checkFiles({ files }: Manifest, parts: Readonly<Record<string, Uint8Array>>): void {
  const listed = new Map(files.map((file) => [file.path, file]));
  const names = Object.keys(parts).filter((name) => name !== MANIFEST);
  const isWhole =
    listed.size === files.length &&
    names.length === listed.size &&
    names.every((name) => {
      const bytes = parts[name] ?? new Uint8Array();
      const file = listed.get(name);
      return file?.bytes === bytes.byteLength && file.sha256 === hashBytes(bytes);
    });
  if (!isWhole) throw new ArchiveError('archive-damaged');
}

/** Reads an archive of a page, whatever file it may be. Nothing of it is written anywhere. */
export function readArchive(archive: Uint8Array) {
  const parts = extract(archive);
  const manifest = parse(manifestSchema, parts[MANIFEST]);
  if (manifest.formatVersion > FORMAT_VERSION) throw new ArchiveError('archive-newer');
  checkFiles(manifest, parts);
  const content = parse(contentSchema, parts[CONTENT]);
  if (content.shapeVersion > currentPageVersion()) throw new ArchiveError('archive-newer');
  const { shopVersion, exportedAt } = manifest;
  const page: ArchivedPage = { ...content, shopVersion, exportedAt };
  const files = new Map(
    Object.entries(parts).flatMap(([path, bytes]) => {
      const checksum = parseFilePath(path);
      if (checksum && checksum !== hashBytes(bytes)) throw new ArchiveError('archive-damaged');
      return checksum ? [[checksum, bytes] as const] : [];
    }),
  );
  if (page.media.some(({ checksum }) => !files.has(checksum)))
    throw new ArchiveError('archive-damaged');
  return { page, files };
}
