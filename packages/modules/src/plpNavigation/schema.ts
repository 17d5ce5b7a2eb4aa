import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { line, productCount } from '../fields/scalars.ts';

const listing = z.object({
  type: z
    .enum(['set', 'category', 'brand', 'sale'])
    .default('set')
    .meta(label('列表类型', 'Listing type')),
  id: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, 'must be the number of a listing')
    .meta(label('编号', 'Number')),
});

const listingLink = z.object({
  title: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('名称', 'Name')),
  commonLink,
});

/** An entrance to a product list: text links, and the first products of the list in a row. */
export const schema = z
  .object({
    ...commonFields,
    listing: listing.meta(label('商品列表', 'Listing')),
    quantity: productCount(),
    ways: z.array(listingLink).max(12).default([]).meta(label('导航词', 'Text links')),
    showMoreText: line(20).meta(label('末尾卡片文字', 'Text of the last card')),
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
