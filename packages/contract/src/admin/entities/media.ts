import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';
import { catalogueText } from './catalogue-text.ts';
import { version } from './page.ts';
import { focalPoint } from './product-records.ts';

const MAX_NAME = 120;
const MAX_ALT = 300;

export const MEDIA_KINDS = ['image', 'video'] as const;

/** What operators write about a file. */
export const mediaInput = z.object({
  name: z.string().trim().min(1).max(MAX_NAME),
  alt: catalogueText(MAX_ALT).nullable().default(null),
  focalPoint,
});

export const mediaFile = z
  .object({
    ...mediaInput.shape,
    name: z.string(),
    id: numericId,
    key: z.string().meta({ description: 'Names the content; pages and banners refer to it' }),
    kind: z.enum(MEDIA_KINDS),
    url: z.string().meta({ description: 'The video, or the image in a small size' }),
    width: z.int(),
    height: z.int(),
    durationMs: z.int().nullable().meta({ description: 'Of a video' }),
    bytes: z.int().nullable(),
    uploadedBy: z.string(),
    uploadedAt: utcDateTime,
    uses: z.int().meta({ description: 'In how many places it is used' }),
    deletedAfter: utcDateTime
      .nullable()
      .meta({ description: 'When an unused file is deleted; null while it is used' }),
    version,
  })
  .meta({ id: 'MediaFile' });
export type MediaFile = z.infer<typeof mediaFile>;

export const MEDIA_PLACES = [
  'product',
  'page',
  'draft',
  'draft-save',
  'template',
  'block',
  'shop-text',
  'configuration',
  'banner',
  'category',
  'campaign',
  'reward-definition',
  'questionnaire',
  'outfit',
] as const;

export const mediaUse = z
  .object({
    type: z.enum(MEDIA_PLACES),
    id: z.string().meta({ description: 'Of the place; of a page its code, of a save its draft' }),
    name: z.string(),
  })
  .meta({ id: 'MediaUse' });
export type MediaUse = z.infer<typeof mediaUse>;
