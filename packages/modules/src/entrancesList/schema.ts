import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { pictureItem } from '../fields/picture.ts';
import { numberOfPerLine } from '../fields/scalars.ts';

const entrance = (product: string, title: string, category: number) => ({
  image: { key: `${product}-1`, alt: title },
  title,
  commonLink: {
    web: `/product/list?category=${category}`,
    mp: `/pages/product/listing/index?category=${category}`,
  },
});

const COAT = 'women-trench-long-gabardine-camel';
const BAG = 'women-top-handle-bag-classic-leather-cognac';

/**
 * Entrances to product lists, each a picture with a name, or a name only.
 * - `grid`: two, three or four columns.
 * - `row`: a scrolling row of small pictures; on desktop all of them in one row.
 * - `names`: no pictures, one row for each name; on desktop four columns.
 */
export const schema = z
  .object({
    ...commonFields,
    entrances: z.array(pictureItem).min(1).max(24).meta(label('入口', 'Entrances')),
    layout: z.enum(['grid', 'row', 'names']).default('grid').meta(label('版式', 'Layout')),
    numberOfPerLine,
  })
  .meta({
    ...label('入口', 'Entrances'),
    sample: {
      zh: { entrances: [entrance(COAT, '外套', 142110), entrance(BAG, '包袋', 142300)] },
      en: { entrances: [entrance(COAT, 'Coats', 142110), entrance(BAG, 'Bags', 142300)] },
    },
  });
export type EntrancesListFields = z.infer<typeof schema>;
