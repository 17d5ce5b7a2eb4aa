import { LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';
import { codeId, gender, numericId, utcDateTime } from '../../entities/common.ts';
import { pageArm, pagePlatform, pageVisitor, previewShopper } from '../../entities/content.ts';
import { MAX_PAGE_ENTRIES } from '../page-limits.ts';
import { fieldRule, plannedTime } from './managed.ts';
import { version } from './page.ts';

const MAX_NAME = 120;
const MAX_TITLE = 200;
const MAX_NOTE = 400;

export const pageLanguage = z.enum(LANGUAGES);
export const pageKind = z
  .enum(['home', 'content'])
  .meta({ description: 'The configuration of the storefront names the home pages' });
export const pageState = z
  .enum(['draft', 'upcoming', 'live', 'archived'])
  .meta({ description: 'live: a revision is shown now; upcoming: one will be' });

/** Who sees a variant of a page. Null means: everybody. */
export const pageAudience = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country')
    .nullable()
    .default(null),
  gender: gender.nullable().default(null),
  benefit: codeId.nullable().default(null),
  platform: pagePlatform.nullable().default(null),
  visitor: pageVisitor.nullable().default(null),
  arm: pageArm
    .nullable()
    .default(null)
    .meta({ description: 'b: only for the visitors to whom a running test shows it' }),
};

/** A module of a draft. Its fields may be incomplete; problems are listed beside the draft. */
export const draftEntry = z.object({
  id: z.string().min(1).max(120),
  code: z.string().min(1).max(60),
  fields: z.record(z.string().max(60), z.unknown()),
});

const pageNote = z.string().trim().max(MAX_NOTE).default('');
export const pageName = z.string().trim().min(1).max(MAX_NAME);

const draftContent = z.object({
  title: z.string().trim().max(MAX_TITLE).default(''),
  entries: z
    .array(draftEntry)
    .max(MAX_PAGE_ENTRIES)
    .refine(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'must have entries with different ids',
    ),
});

export const draftInput = draftContent.extend({
  note: pageNote,
  isAutomatic: z
    .boolean()
    .default(false)
    .meta({ description: 'Automatic saves of one operator replace each other for ten minutes' }),
});

/** What has to be corrected, and where: the entry and the path of its field. */
export const pageProblem = z
  .object({
    code: codeId,
    severity: z.enum(['error', 'warning']),
    entryId: z.string().nullable().meta({ description: 'null: the whole page' }),
    field: z.string().meta({ example: 'images.0.image' }),
    message: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
  })
  .meta({ id: 'PageProblem' });
export type PageProblem = z.infer<typeof pageProblem>;

const audience = {
  language: pageLanguage,
  country: z.string().nullable(),
  gender: gender.nullable(),
  benefit: z.string().nullable(),
  platform: pagePlatform.nullable(),
  visitor: pageVisitor.nullable(),
  arm: pageArm.nullable(),
};

export const draftSummary = z
  .object({
    id: numericId,
    page: z.string(),
    isBlock: z.boolean().meta({ description: 'It is the draft of a block, whose code is `page`' }),
    ...audience,
    title: z.string(),
    note: z.string(),
    savedBy: z.string(),
    savedAt: utcDateTime,
    version,
  })
  .meta({ id: 'PageDraftSummary' });
export type DraftSummary = z.infer<typeof draftSummary>;

export const pageDraft = draftSummary
  .extend({ entries: z.array(draftEntry), problems: z.array(pageProblem) })
  .meta({ id: 'PageDraft' });

export const draftSave = z
  .object({
    version,
    title: z.string(),
    note: z.string(),
    savedBy: z.string(),
    savedAt: utcDateTime,
    isAutomatic: z.boolean(),
    isPublished: z.boolean().meta({ description: 'It was published at least once' }),
  })
  .meta({ id: 'PageDraftSave' });
export type DraftSave = z.infer<typeof draftSave>;

/** Who has a draft open, and who saved it last. */
export const draftEditors = z
  .object({
    editors: z.array(z.object({ id: z.uuid(), name: z.string(), seenAt: utcDateTime })),
    version,
    savedBy: z.string(),
    savedAt: utcDateTime,
  })
  .meta({ id: 'PageDraftEditors' });

/** When something is shown: from now unless a start is given, until it is replaced unless an end is given. */
export const publicationInput = z
  .object({
    startsAt: plannedTime.nullable().default(null),
    endsAt: plannedTime.nullable().default(null),
    note: pageNote,
  })
  .refine(
    ({ startsAt, endsAt }) =>
      startsAt === null || endsAt === null || Date.parse(endsAt) > Date.parse(startsAt),
    fieldRule('endsAt', 'must be after startsAt'),
  );
export type PublicationInput = z.infer<typeof publicationInput>;

/** The publication of a draft, which may still hold samples of its template. */
export const draftPublicationInput = publicationInput.safeExtend({
  acceptsPlaceholders: z
    .boolean()
    .default(false)
    .meta({ description: 'Publishes sample texts and pictures of a template too' }),
});

const MAX_PREVIEW_HOURS = 168;

/** A link that shows a draft without a log-in, to the shopper that it names and at its time. */
export const previewLinkInput = z.object({
  ...previewShopper,
  at: plannedTime.nullable().default(null).meta({ description: 'Null: now' }),
  hours: z.int().min(1).max(MAX_PREVIEW_HOURS).default(24),
  saveVersion: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .nullable()
    .default(null)
    .meta({ description: 'Shows an older version of the draft. Null: the draft as it is' }),
});

export const previewLink = z
  .object({
    url: z.string(),
    expiresAt: utcDateTime,
    showsDraft: z
      .boolean()
      .meta({ description: 'False: this shopper sees something else, or no page' }),
  })
  .meta({ id: 'PreviewLink' });

export const pageRevision = z
  .object({
    id: numericId,
    page: z.string(),
    ...audience,
    title: z.string(),
    author: z.string().meta({ description: 'Empty: published by files' }),
    note: z.string(),
    publishedAt: utcDateTime,
    startsAt: utcDateTime.nullable(),
    endsAt: utcDateTime.nullable(),
    withdrawnAt: utcDateTime.nullable(),
    draftId: numericId.nullable(),
    draftVersion: version.nullable().meta({
      description: 'The version of the draft. Null: published by files or from a revision',
    }),
    state: z.enum(['upcoming', 'open', 'ended', 'withdrawn']),
    isShown: z.boolean().meta({ description: 'Its audience sees it now' }),
  })
  .meta({ id: 'PageRevision' });
export type PageRevision = z.infer<typeof pageRevision>;

export const pageSummary = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: pageKind,
    state: pageState,
    languages: z.array(pageLanguage).meta({ description: 'In which it is shown now' }),
    draftCount: z.int(),
    version,
  })
  .meta({ id: 'PageSummary' });
export type PageSummary = z.infer<typeof pageSummary>;

export const managedPage = pageSummary
  .extend({ drafts: z.array(draftSummary) })
  .meta({ id: 'ManagedPage' });
