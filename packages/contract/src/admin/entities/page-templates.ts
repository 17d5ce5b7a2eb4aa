import { LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';
import { codeId, numericId, utcDateTime } from '../../entities/common.ts';
import { catalogueText } from './catalogue-text.ts';
import { version } from './page.ts';

const MAX_NAME = 80;
const MAX_DESCRIPTION = 300;

/** The key of an image of the shop. */
const pictureKey = z.string().regex(/^[A-Za-z0-9][\w-]{0,119}$/, 'must be the key of an image');

/** What operators say about a template. */
export const pageTemplateInput = z.object({
  name: catalogueText(MAX_NAME),
  description: catalogueText(MAX_DESCRIPTION).nullable().default(null),
  pictureKey: pictureKey.nullable().default(null),
});

export const newPageTemplate = pageTemplateInput.extend({
  draftId: numericId,
  pictureKey: pictureKey
    .nullable()
    .optional()
    .meta({ description: 'Left out: the first picture of the page' }),
  hasOtherLanguage: z
    .boolean()
    .default(true)
    .meta({ description: 'Takes the draft of the other language as well, if there is one' }),
});

export const pageTemplate = z
  .object({
    id: codeId.meta({
      description: 'A number, or the code of a template that comes with the shop',
    }),
    isBuiltIn: z.boolean(),
    name: catalogueText(MAX_NAME),
    description: catalogueText(MAX_DESCRIPTION).nullable(),
    pictureKey: z.string().nullable(),
    pictureUrl: z.string().nullable(),
    languages: z.array(z.enum(LANGUAGES)),
    modules: z.array(z.string()).meta({ description: 'The types of its modules, in order' }),
    savedBy: z.string(),
    savedAt: utcDateTime.nullable().meta({ description: 'Null: it comes with the shop' }),
    version,
  })
  .meta({ id: 'PageTemplate' });
export type PageTemplate = z.infer<typeof pageTemplate>;
