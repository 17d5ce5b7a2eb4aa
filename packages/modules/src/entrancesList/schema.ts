import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { pictureItem } from '../fields/picture.ts';
import { numberOfPerLine } from '../fields/scalars.ts';

const way = (piece: string, title: string, category: number) => ({
  image: { key: `${piece}-1`, alt: title },
  title,
  commonLink: {
    web: `/product/list?category=${category}`,
    mp: `/pages/product/listing/index?category=${category}`,
  },
});

const COAT = 'women-trench-long-gabardine-camel';
const BAG = 'women-top-handle-bag-classic-leather-cognac';

/**
 * Ways into the shop, each a picture with its name, or its name alone.
 * - `grid`: two, three or four in a line.
 * - `row`: small ones that slide; on a wide screen all of them in one line.
 * - `names`: no pictures, a line for each name; on a wide screen four beside each other.
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
      zh: { entrances: [way(COAT, '外套', 142110), way(BAG, '包袋', 142300)] },
      en: { entrances: [way(COAT, 'Coats', 142110), way(BAG, 'Bags', 142300)] },
    },
  });
export type EntrancesListFields = z.infer<typeof schema>;
