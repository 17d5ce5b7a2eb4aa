import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { countUpTo, line } from '../fields/scalars.ts';

/** Products that lead into their listing, when a page does not say how many. */
const SLIDE_QUANTITY = 20;

const listing = z.object({
  type: z
    .enum(['set', 'category', 'brand', 'sale'])
    .default('set')
    .meta(label('列表类型', 'Kind of listing')),
  id: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, 'must be the number of a listing')
    .meta(label('编号', 'Number')),
});

const way = z.object({
  title: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('名称', 'Name')),
  commonLink,
});

/** A way into a listing: words that lead further, and its first products in a row. */
export const schema = z
  .object({
    ...commonFields,
    listing: listing.meta(label('商品列表', 'Listing')),
    quantity: countUpTo({ min: 2, max: SLIDE_QUANTITY, default: SLIDE_QUANTITY }).meta(
      label('商品数量', 'How many products'),
    ),
    ways: z.array(way).max(12).default([]).meta(label('导航词', 'Words that lead further')),
    showMoreText: line(20).meta(label('末尾卡片文字', 'Words on the last card')),
    commonLink,
  })
  .meta({
    ...label('列表页导航', 'Way into a listing'),
    sample: {
      zh: { listing: { type: 'category', id: '142110' }, moduleTitle: { title: '外套' } },
      en: { listing: { type: 'category', id: '142110' }, moduleTitle: { title: 'Coats' } },
    },
  });
export type PlpNavigationFields = z.infer<typeof schema>;
