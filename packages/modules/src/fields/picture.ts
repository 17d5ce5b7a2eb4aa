import { z } from 'zod';
import { label } from './label.ts';
import { address, commonLink } from './link.ts';
import { colour, line } from './scalars.ts';

const PIXELS = 10_000;
const pixels = z.int().min(1).max(PIXELS).optional();

/**
 * A picture as a page stores it: the key of an image of the shop, or a source of its own with its
 * size. Delivery fills in `source`, `width`, `height` and `images` for a key it knows; a key it does
 * not know leaves the picture without a source.
 */
export const picture = z
  .object({
    key: z
      .string()
      .regex(/^[A-Za-z0-9][\w-]{0,119}$/, 'must be the key of an image')
      .optional(),
    source: address.optional(),
    width: pixels,
    height: pixels,
    alt: line(120).meta(label('替代文字', 'Text instead of the picture')),
    images: z.array(z.object({ url: address, size: z.int().min(1).max(PIXELS) })).default([]),
  })
  .meta({ asset: 'image', widget: 'image' });
export type Picture = z.infer<typeof picture>;

/** A picture in a list: with words, and a place to go. */
export const pictureItem = z.object({
  image: picture.optional().meta(label('图片', 'Picture')),
  title: line().meta(label('标题', 'Title')),
  label: line(30).meta(label('角标', 'Label')),
  labelColor: colour.meta(label('角标颜色', 'Colour of the label')),
  commonLink,
});
export type PictureItem = z.infer<typeof pictureItem>;

/** Width to height. `own`: as the picture has it. */
export const ratio = (shape: '3/4' | '4/5' | '1/1' | '16/9' | 'own' = '3/4') =>
  z
    .enum(['3/4', '4/5', '1/1', '16/9', 'own'])
    .default(shape)
    .meta(label('图片比例', 'Ratio of the pictures'));
