import type { checkout, Handlers } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import { commitTogether, type PipelinedTransaction } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { parseDestination } from '../../pricing/shipping-rules.ts';
import type { Providers } from '../../providers/providers.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { type CreatedCheckout, createCheckoutOrder } from './create-checkout-order.ts';
import { findOfferedChannels } from './find-offered-channels.ts';
import {
  mapCheckoutToResponse,
  mapShippingOptionsToResponse,
  mapUnpaidOrderToResponse,
} from './mappers.ts';
import type { PlaceOrderDeps } from './place-order.ts';
import { checkoutProblem } from './problems.ts';
import { findCheckoutItems, findCheckoutWithItems, findUnpaidCheckouts } from './queries.ts';
import { type PricedCheckout, priceCheckout } from './rules.ts';
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

  async function mapToResponse(checkout: PricedCheckout, { shopperId, language }: ShopperContext) {
    const channels = await findOfferedChannels(db, offeredPayments, shopperId);
    const payments = { ...offeredPayments, channels };
    return mapCheckoutToResponse(checkout, {
      images,
      offeredPayments: payments,
      language,
      now: now(),
    });
  }

  /** Changes a checkout order in a transaction, and answers with it as it was changed. */
  const updateAndAnswer = async (
    { id }: { id: string },
    context: ShopperContext,
    update: (transaction: PipelinedTransaction, change: CheckoutChange) => Promise<PricedCheckout>,
  ) => {
    const { shopperId, language, country } = context;
    const fallbackDestination = parseDestination(country);
    const change = { id, shopperId, now: now(), language, fallbackDestination };
    const checkout = await commitTogether(db, (transaction) => update(transaction, change));
    return mapToResponse(checkout, context);
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
        fallbackDestination: parseDestination(context.country),
        promotions,
      };
      let created: CreatedCheckout | undefined;
      const id = await commitTogether(db, (transaction) =>
        withIdempotency(
          transaction.trx,
          attempt,
          async () => {
            created = await createCheckoutOrder(transaction, input);
            return created.id;
          },
          transaction.sendWithCommit,
        ),
      );
      const checkout = created?.priceCreated() ?? findPricedCheckout(id, context);
      return mapToResponse(await checkout, context);
    },

    getCheckoutOrder: async ({ params }, context) =>
      mapToResponse(await findPricedCheckout(params.id, context), context),

    cancelCheckoutOrder: ({ params }, context) =>
      updateAndAnswer(params, context, (transaction, change) =>
        cancelCheckout(transaction, change, promotions),
      ),

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
      updateAndAnswer(params, context, (transaction, change) =>
        setShippingAddress(transaction, change, body.addressId),
      ),

    async getShippingOptions({ params }, context) {
      return mapShippingOptionsToResponse(
        await findPricedCheckout(params.id, context),
        context.language,
        now(),
      );
    },

    setShippingOptions: ({ params, body }, context) =>
      updateAndAnswer(params, context, (transaction, change) =>
        setShippingOptions(transaction, change, body.options),
      ),

    applyPromoCode: ({ params, body }, context) =>
      updateAndAnswer(params, context, (transaction, change) =>
        applyPromotion(transaction, change, body, promotions),
      ),

    removePromoCode: ({ params }, context) =>
      updateAndAnswer(params, context, (transaction, change) =>
        removePromotion(transaction, change, promotions),
      ),
  };
}
