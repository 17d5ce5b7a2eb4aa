import type { checkout, Handlers } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { parseDestination } from '../../pricing/shipping-rules.ts';
import type { Providers } from '../../providers/providers.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { createCheckoutOrder } from './create-checkout-order.ts';
import {
  mapCheckoutToResponse,
  mapShippingOptionsToResponse,
  mapUnpaidOrderToResponse,
} from './mappers.ts';
import type { PlaceOrderDeps } from './place-order.ts';
import { checkoutProblem } from './problems.ts';
import { findCheckoutItems, findCheckoutWithItems, findUnpaidCheckouts } from './queries.ts';
import { priceCheckout } from './rules.ts';
import {
  applyPromotion,
  type CheckoutChange,
  removePromotion,
  setShippingAddress,
  setShippingOptions,
} from './update-checkout.ts';

export interface CheckoutDeps extends PlaceOrderDeps {
  db: Kysely<Database>;
  images: Pick<ImageUrls, 'views'>;
  providers: Pick<Providers, 'offeredPayments'>;
}

type Calls = typeof checkout;

export function checkoutHandlers(deps: CheckoutDeps): Handlers<Calls, HandlerContexts> {
  const { db, images, promotions, now, reservationMs } = deps;
  const { offeredPayments } = deps.providers;

  async function findPricedCheckout(id: string, { shopperId, language, country }: ShopperContext) {
    const checkout = await findCheckoutWithItems(db, id, shopperId);
    if (!checkout) throw checkoutProblem('checkout-not-found', language);
    return priceCheckout(checkout.record, checkout.items, parseDestination(country));
  }

  const readCheckout = async (id: string, context: ShopperContext) =>
    mapCheckoutToResponse(await findPricedCheckout(id, context), {
      images,
      offeredPayments,
      language: context.language,
      now: now(),
    });

  /** Changes a checkout order in a transaction, then reads it after the commit, when no lock is held. */
  const updateAndRead = async (
    { id }: { id: string },
    context: ShopperContext,
    update: (trx: Transaction<Database>, change: CheckoutChange) => Promise<void>,
  ) => {
    const { shopperId, language, country } = context;
    const change = {
      id,
      shopperId,
      now: now(),
      language,
      fallbackDestination: parseDestination(country),
    };
    await db.transaction().execute((trx) => update(trx, change));
    return readCheckout(id, context);
  };

  return {
    async createCheckoutOrder({ body }, context) {
      const { shopperId, session, idempotencyKey: key, language } = context;
      const attempt = { scope: `checkout:${shopperId}`, key, request: body, now: now(), language };
      const input = {
        shopperId,
        bagId: session.bagId,
        itemIds: body.items,
        subTotalAmount: body.subTotalAmount,
        now: now(),
        reservationMs,
        language,
        promotions,
      };
      const id = await db
        .transaction()
        .execute((trx) => withIdempotency(trx, attempt, () => createCheckoutOrder(trx, input)));
      return readCheckout(id, context);
    },

    getCheckoutOrder: ({ params }, context) => readCheckout(params.id, context),

    cancelCheckoutOrder: ({ params }, context) =>
      updateAndRead(params, context, (trx, change) => cancelCheckout(trx, change, promotions)),

    async listUnpaidOrders(_, { shopperId, language }) {
      const unpaid = await findUnpaidCheckouts(db, shopperId, now());
      return Promise.all(
        unpaid.map(async ({ payment_id, ...record }) => {
          const checkout = priceCheckout(record, await findCheckoutItems(db, record.id));
          return mapUnpaidOrderToResponse(checkout, payment_id, { images, language });
        }),
      );
    },

    setCheckoutShippingAddress: ({ params, body }, context) =>
      updateAndRead(params, context, (trx, change) =>
        setShippingAddress(trx, change, body.addressId),
      ),

    async getShippingOptions({ params }, context) {
      return mapShippingOptionsToResponse(
        await findPricedCheckout(params.id, context),
        context.language,
        now(),
      );
    },

    setShippingOptions: ({ params, body }, context) =>
      updateAndRead(params, context, (trx, change) =>
        setShippingOptions(trx, change, body.options),
      ),

    applyPromoCode: ({ params, body }, context) =>
      updateAndRead(params, context, (trx, change) =>
        applyPromotion(trx, change, body, promotions),
      ),

    removePromoCode: ({ params }, context) =>
      updateAndRead(params, context, (trx, change) => removePromotion(trx, change, promotions)),
  };
}
