import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { pictureItem } from '../fields/picture.ts';
import {
  autoPlay,
  countUpTo,
  intervalTime,
  line,
  quantityPerFrame,
  setId,
} from '../fields/scalars.ts';

const TAB_PRODUCTS_MAX = 20;

const productFrames = z.object({
  setId,
  quantity: countUpTo({ min: 2, max: TAB_PRODUCTS_MAX, default: 8 }).meta(
    label('商品数量', 'How many products'),
  ),
});

const tab = z.object({
  tabName: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('标签', 'Tab')),
  commonLink,
  frameItem: productFrames.optional().meta(label('商品', 'Products')),
  images: z.array(pictureItem).max(40).default([]).meta(label('图片', 'Pictures')),
});

/** Tabs over frames of products (where a tab names a set) or of pictures. */
export const schema = z
  .object({
    ...commonFields,
    tabs: z.array(tab).min(1).max(12).meta(label('标签页', 'Tabs')),
    quantityPerFrame,
    displayOptions: z
      .object({
        style: z
          .union([z.literal(1), z.literal(2)])
          .default(1)
          .meta(label('样式：1 下划线，2 方块与错落图片', 'Style: 1 lines, 2 chips and a mosaic')),
      })
      .prefault({})
      .meta(label('显示', 'Display')),
    autoPlay,
    intervalTime,
  })
  .meta(label('标签页', 'Tabs'));
export type TabsFields = z.infer<typeof schema>;
export type Tab = z.infer<typeof tab>;
