import { LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';
import { codeId, gender, numericId, utcDateTime } from '../../entities/common.ts';
import { pageArm, pagePlatform, pageVisitor } from '../../entities/content.ts';
import { pageName, pageProblem, pageState } from './pages.ts';

const language = z.enum(LANGUAGES);
const mediaKind = z.enum(['image', 'video']);

/** A picture or video of an imported page. */
export const pageImportFile = z
  .object({
    checksum: z.string(),
    kind: mediaKind,
    title: z.string(),
    bytes: z.int(),
    state: z.enum(['known', 'waiting', 'stored', 'refused']).meta({
      description: 'known: this shop had it; waiting: not in the media library yet',
    }),
    url: z.string().nullable().meta({ description: 'Null: not in this shop' }),
    fault: z.string().nullable().meta({ description: 'Why the media library refused it' }),
  })
  .meta({ id: 'PageImportFile' });
export type PageImportFile = z.infer<typeof pageImportFile>;

/** What an uploaded page would become. */
export const pageImport = z
  .object({
    id: numericId,
    fileName: z.string(),
    code: z.string(),
    name: z.string(),
    existing: pageState
      .nullable()
      .meta({ description: 'The state of the page that has the code here; null: there is none' }),
    shopVersion: z.string().meta({ description: 'The release that exported the file' }),
    exportedAt: utcDateTime,
    createdBy: z.string(),
    createdAt: utcDateTime,
    expiresAt: utcDateTime,
    appliedTo: z.string().nullable().meta({ description: 'The page that it became' }),
    drafts: z.array(
      z.object({
        language,
        country: z.string().nullable(),
        gender: gender.nullable(),
        benefit: z.string().nullable(),
        platform: pagePlatform.nullable(),
        visitor: pageVisitor.nullable(),
        arm: pageArm.nullable(),
        title: z.string(),
        modules: z.int(),
        isNew: z.boolean().meta({ description: 'False: the page with the code has it already' }),
      }),
    ),
    blocks: z
      .array(
        z.object({
          code: z.string(),
          name: z.string(),
          languages: z.array(language),
          isNew: z.boolean().meta({ description: 'False: this shop has it, and keeps its own' }),
        }),
      )
      .meta({ description: 'Linked blocks of the page' }),
    files: z.array(pageImportFile),
    missing: z
      .array(z.object({ kind: mediaKind, name: z.string() }))
      .meta({ description: 'Shown by the page, but neither in the file nor in this shop' }),
    problems: z.array(
      pageProblem.extend({
        draft: z.int().meta({ description: 'The place among the drafts' }),
        module: z.string().meta({ description: 'The type of the module; empty: the whole page' }),
      }),
    ),
  })
  .meta({ id: 'PageImport' });
export type PageImport = z.infer<typeof pageImport>;

export const pageImportInput = z.object({
  code: codeId,
  name: pageName,
  replacesDrafts: z.boolean().default(false).meta({
    description: 'The drafts become new versions of those that the page with the code has',
  }),
});
