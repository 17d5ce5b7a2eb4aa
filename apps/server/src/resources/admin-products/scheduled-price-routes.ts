import type { Handlers } from '@vitrine/contract';
import type { catalogueVariants } from '@vitrine/contract/admin';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { AdminProductDeps } from './deps.ts';
import { toScheduledPrice } from './scheduled-price-mapper.ts';
import { createScheduledPrice, deleteScheduledPrice } from './scheduled-prices.ts';

type Calls = Pick<
  typeof catalogueVariants,
  'listScheduledPrices' | 'createScheduledPrice' | 'deleteScheduledPrice'
>;

/** Prices with a beginning and an end. */
export const scheduledPriceHandlers = (
  deps: AdminProductDeps,
): Handlers<Calls, HandlerContexts> => ({
  async listScheduledPrices({ query }, { operator }) {
    const [before] = parseCursor(query.cursor, ['id']) ?? [];
    const { size, variantId, productId, state } = query;
    const rows = await deps.db
      .selectFrom('scheduled_prices')
      .innerJoin('variants', 'variants.id', 'scheduled_prices.variant_id')
      .selectAll('scheduled_prices')
      .$if(before !== undefined, (q) => q.where('scheduled_prices.id', '<', before ?? ''))
      .$if(variantId !== undefined, (q) => q.where('variants.id', '=', variantId ?? ''))
      .$if(productId !== undefined, (q) => q.where('variants.product_id', '=', productId ?? ''))
      .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'waiting'))
      .$if(operator.merchantId !== null, (q) =>
        q.where('variants.merchant_id', '=', operator.merchantId ?? ''),
      )
      .orderBy('scheduled_prices.id', 'desc')
      .limit(size + 1)
      .execute();
    return toPage(rows, size, toScheduledPrice, ({ id }) => [id]);
  },
  createScheduledPrice: ({ params, body }, context) =>
    createScheduledPrice(deps, context, params.id, body),
  deleteScheduledPrice: ({ params }, context) => deleteScheduledPrice(deps, context, params.id),
});
