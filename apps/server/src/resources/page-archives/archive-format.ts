import { MAX_PAGE_ENTRIES } from '@vitrine/contract/admin/page-limits';
import { pageArm, pagePlatform, pageVisitor } from '@vitrine/contract/content';
import { LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';

/** Names the kind of an archive, so that no other file is taken for one. */
export const FORMAT = 'vitrine-page';
/** Raised when an older release could not read an archive any more. */
export const FORMAT_VERSION = 1;

const MB = 1024 * 1024;
/** How large a packed archive may be, and what is in it. */
export const MAX_ARCHIVE_BYTES = 100 * MB;
export const MAX_CONTENT_BYTES = 120 * MB;
/** As large as an upload to the media library. */
export const MAX_FILE_BYTES = 40 * MB;
export const MAX_JSON_BYTES = 8 * MB;
export const MAX_FILES = 300;
const MAX_DRAFTS = 60;
const MAX_BLOCKS = 100;
/** How deep lists and groups of a module may be nested. */
export const MAX_DEPTH = 40;

export const MANIFEST = 'manifest.json';
export const CONTENT = 'page.json';
const FILE_PATH = /^media\/([\da-f]{64})$/;

export const toFilePath = (checksum: string): string => `media/${checksum}`;
export const parseFilePath = (path: string): string | undefined => FILE_PATH.exec(path)?.[1];

const checksum = z.string().regex(/^[\da-f]{64}$/);
const text = (max: number) => z.string().max(max);
const code = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/);
const language = z.enum(LANGUAGES);

/** What an archive holds, with the checksum of every other file in it. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int().min(1),
  shopVersion: text(40),
  exportedAt: z.iso.datetime(),
  files: z
    .array(z.object({ path: text(200), bytes: z.int().min(0), sha256: checksum }))
    .max(MAX_FILES + 1),
});
export type Manifest = z.infer<typeof manifestSchema>;

const entry = z.object({
  id: text(120).min(1),
  code: text(60).min(1),
  fields: z.record(z.string().max(60), z.unknown()),
});
const entries = z
  .array(entry)
  .max(MAX_PAGE_ENTRIES)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'ids must differ');

const draft = z.object({
  language,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  gender: z.enum(['women', 'men', 'kids']).nullable(),
  benefit: code.nullable(),
  // Archives of releases that knew no such audiences lack them.
  platform: pagePlatform.nullable().default(null),
  visitor: pageVisitor.nullable().default(null),
  arm: pageArm.nullable().default(null),
  title: text(200),
  entries,
});
export type ArchivedDraft = z.infer<typeof draft>;

/** A linked block with its modules in each language. */
const block = z.object({
  code,
  name: text(120),
  drafts: z.array(z.object({ language, title: text(200), entries })).max(LANGUAGES.length),
});

/** A picture or video that the page shows, by the name that its modules use. */
const media = z.object({
  kind: z.enum(['image', 'video']),
  name: text(128),
  title: text(120),
  alt: z.object({ 'zh-CN': text(300), 'en-US': text(300) }).nullable(),
  focalPoint: z.object({ x: z.int().min(0).max(1000), y: z.int().min(0).max(1000) }).nullable(),
  checksum,
  bytes: z.int().min(1),
});
export type ArchivedMedia = z.infer<typeof media>;

export type ArchivedBlock = z.infer<typeof block>;

export const contentSchema = z.object({
  code,
  name: text(120),
  /** The version of the shape of the modules. */
  shapeVersion: z.int().min(1),
  drafts: z.array(draft).min(1).max(MAX_DRAFTS),
  blocks: z.array(block).max(MAX_BLOCKS),
  media: z.array(media).max(MAX_FILES),
});
export type ArchivedContent = z.infer<typeof contentSchema>;

/** Everything of an archive but the bytes of its pictures and videos. */
export interface ArchivedPage
  extends ArchivedContent,
    Pick<Manifest, 'shopVersion' | 'exportedAt'> {}
