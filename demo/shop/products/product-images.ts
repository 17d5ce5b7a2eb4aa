import { type Localised, localised } from '@vitrine/kit';
import { type ViewName, viewsOf } from './drawn-products.ts';
import type { Product } from './products.ts';

/** What the image shows, after the name of the product. The packshot is the product itself. */
const SHOWN: Readonly<Record<Exclude<ViewName, 'packshot'>, Localised>> = {
  detail: localised('细节', 'close up'),
  scene: localised('陈列', 'in a setting'),
  styled: localised('搭配', 'styled with another product'),
  cloth: localised('面料', 'its cloth'),
  back: localised('背面', 'from behind'),
  scale: localised('尺寸', 'at scale'),
};

/** Products with only the three basic views need no words to tell them apart. */
const BASIC = 3;

/** Alternative texts for the views of products that have more than the basic ones. */
export const productImageRows = (products: readonly Product[], now: number) =>
  products
    .filter(({ drawn }) => viewsOf(drawn).length > BASIC)
    .flatMap(({ drawn, row }) =>
      viewsOf(drawn).flatMap(([view, number]) =>
        view === 'packshot'
          ? []
          : {
              product_id: row.id,
              key: `${drawn.id}-${number}`,
              alt: localised(
                `${row.short_description['zh-CN']}，${SHOWN[view]['zh-CN']}`,
                `${row.short_description['en-US']}, ${SHOWN[view]['en-US']}`,
              ),
              added_at: new Date(now).toISOString(),
            },
      ),
    );
