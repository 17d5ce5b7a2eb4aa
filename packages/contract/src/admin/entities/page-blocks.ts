import { LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';
import { gender, numericId } from '../../entities/common.ts';
import { MAX_BLOCK_ENTRIES } from '../page-limits.ts';
import { version } from './page.ts';
import { draftEntry, draftSummary, pageLanguage, pageName } from './pages.ts';

/** Modules that are saved under a name, to be used by several pages. */
export const pageBlock = z
  .object({
    code: z.string(),
    name: z.string(),
    languages: z.array(z.enum(LANGUAGES)).meta({ description: 'In which it is published' }),
    modules: z.array(z.string()).meta({ description: 'The types of its modules, in order' }),
    pictureUrl: z.string().nullable(),
    pages: z.int().meta({ description: 'How many pages use it, in a draft or as they are shown' }),
    drafts: z.array(draftSummary),
    version,
  })
  .meta({ id: 'PageBlock' });
export type PageBlock = z.infer<typeof pageBlock>;

/** A place that uses a block. */
export const blockUse = z
  .object({
    type: z.enum(['draft', 'live', 'upcoming', 'later', 'template']).meta({
      description: 'later: shown again when something else ends',
    }),
    page: z.string().meta({ description: 'The code of the page, or the number of the template' }),
    name: z.string(),
    language: z.string().nullable(),
    country: z.string().nullable(),
    gender: gender.nullable(),
    benefit: z.string().nullable(),
    draftId: numericId.nullable(),
  })
  .meta({ id: 'BlockUse' });
export type BlockUse = z.infer<typeof blockUse>;

export const pageBlockDetails = pageBlock
  .extend({ uses: z.array(blockUse) })
  .meta({ id: 'PageBlockDetails' });

export const newPageBlock = z.object({
  name: pageName,
  language: pageLanguage,
  entries: z
    .array(draftEntry)
    .min(1)
    .max(MAX_BLOCK_ENTRIES)
    .refine(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'must have entries with different ids',
    ),
  draftId: numericId.nullable().default(null).meta({
    description:
      'The draft that the modules are of: those of the other language are taken from its translation',
  }),
});

/** What a block shows: as it is published, or its draft where it is not. */
export const blockContent = z
  .object({
    code: z.string(),
    name: z.string(),
    language: pageLanguage,
    isPublished: z.boolean(),
    isDeleted: z.boolean(),
    hasChanges: z.boolean().meta({ description: 'Its draft is newer than what is published' }),
    draftId: numericId.nullable(),
    entries: z.array(draftEntry),
  })
  .meta({ id: 'BlockContent' });
export type BlockContent = z.infer<typeof blockContent>;
