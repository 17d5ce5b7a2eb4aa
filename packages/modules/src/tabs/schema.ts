import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { pictureItem } from '../fields/picture.ts';
import {
  autoPlay,
  intervalTime,
  line,
  productCount,
  quantityPerFrame,
  setId,
} from '../fields/scalars.ts';

const productFrames = z.object({
  setId,
  quantity: productCount(8),
});

const tab = z.object({
  tabName: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('标签', 'Tab')),
  commonLink,
  frameItem: productFrames.optional().meta(label('商品', 'Products')),
  images: z.array(pictureItem).max(40).default([]).meta(label('图片', 'Pictures')),
});

/** Tabs with frames of products (if the tab has a set) or of pictures. */
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
          .meta(
            label('样式：1 下划线，2 方块与错落图片', 'Style: 1 underline, 2 chips and a mosaic'),
          ),
      })
      .prefault({})
      .meta(label('显示', 'Display')),
    autoPlay,
    intervalTime,
  })
  .meta(label('标签页', 'Tabs'));
export type TabsFields = z.infer<typeof schema>;
export type FrameTab = z.infer<typeof tab>;
