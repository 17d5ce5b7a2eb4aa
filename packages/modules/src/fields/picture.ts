import { z } from 'zod';
import { label } from './label.ts';
import { commonLink, url } from './link.ts';
import { colour, line } from './scalars.ts';

const MAX_PIXELS = 10_000;
const pixels = z.int().min(1).max(MAX_PIXELS).optional();

/**
 * A stored picture: the key of an image of the shop, or its own source and size. Delivery adds `source`,
 * `width`, `height` and `images` for a known key; with an unknown key the picture has no source.
 */
export const picture = z
  .object({
    key: z
      .string()
      .regex(/^[A-Za-z0-9][\w-]{0,119}$/, 'must be the key of an image')
      .optional(),
    source: url.optional(),
    width: pixels,
    height: pixels,
    alt: line(120).meta(label('替代文字', 'Alternative text')),
    images: z
      .array(
        z.object({
          url: url,
          size: z.int().min(1).max(MAX_PIXELS),
          position: z.string().max(20).optional(),
        }),
      )
      .default([]),
  })
  .meta({ asset: 'image', widget: 'image' });
export type PictureFields = z.infer<typeof picture>;

/** A picture in a list, with a title, a label and a link. */
export const pictureItem = z.object({
  image: picture.optional().meta(label('图片', 'Picture')),
  title: line().meta(label('标题', 'Title')),
  label: line(30).meta(label('角标', 'Label')),
  labelColor: colour.meta(label('角标颜色', 'Label colour')),
  commonLink,
});
export type PictureItem = z.infer<typeof pictureItem>;

/** Width to height. `own`: the picture's own ratio. */
export const ratio = (shape: '3/4' | '4/5' | '1/1' | '16/9' | 'own' = '3/4') =>
  z
    .enum(['3/4', '4/5', '1/1', '16/9', 'own'])
    .default(shape)
    .meta(label('图片比例', 'Picture ratio'));
