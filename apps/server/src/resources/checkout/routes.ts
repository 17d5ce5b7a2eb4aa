import type { checkout, Handlers } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import { once } from '../../database/once.ts';
import type { Database } from '../../database/schema.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import {
  type Choice,
  chooseAddress,
  choosePromotion,
  chooseShipping,
  dropPromotion,
} from './choosing.ts';
import { openCheckout } from './opening.ts';
import type { PlacingDeps } from './placing.ts';
import { findCheckout, findCheckoutItems } from './queries.ts';
import { refuseCheckout } from './refuse.ts';
import { checkoutIn, optionsIn, sumsOf } from './rules.ts';
import { destinationIn } from './shipping-rules.ts';

export interface CheckoutDeps extends PlacingDeps {
  db: Kysely<Database>;
  images: Pick<ImageAddresses, 'views'>;
}

type Calls = typeof checkout;

export function checkoutHandlers(deps: CheckoutDeps): Handlers<Calls, CallContexts> {
  const { db, images, promotions, now, holdMs } = deps;

  async function sums(id: string, { shopperId, language, country }: ShopperContext) {
    const record = await findCheckout(db, id, shopperId);
    if (!record) throw refuseCheckout('checkout-not-found', language);
    return sumsOf(record, await findCheckoutItems(db, id), destinationIn(country));
  }

  const read = async (id: string, context: ShopperContext) =>
    checkoutIn(await sums(id, context), { images, language: context.language });

  /** Does something to a checkout order, and answers it once nobody waits for it any more. */
  const changing = async (
    { id }: { id: string },
    context: ShopperContext,
    change: (trx: Transaction<Database>, choice: Choice) => Promise<void>,
  ) => {
    const { shopperId, language, country } = context;
    const choice = { id, shopperId, now: now(), language, meanwhile: destinationIn(country) };
    await db.transaction().execute((trx) => change(trx, choice));
    return read(id, context);
  };

  return {
    async createCheckoutOrder({ body }, context) {
      const { shopperId, session, idempotencyKey: key, language } = context;
      const attempt = { scope: `checkout:${shopperId}`, key, request: body, now: now(), language };
      const opening = {
        shopperId,
        bagId: session.bagId,
        itemIds: body.items,
        subTotalAmount: body.subTotalAmount,
        now: now(),
        holdMs,
        language,
        promotions,
      };
      const id = await db
        .transaction()
        .execute((trx) => once(trx, attempt, () => openCheckout(trx, opening)));
      return read(id, context);
    },

    getCheckoutOrder: ({ params }, context) => read(params.id, context),

    setCheckoutShippingAddress: ({ params, body }, context) =>
      changing(params, context, (trx, choice) => chooseAddress(trx, choice, body.addressId)),

    async getShippingOptions({ params }, context) {
      return optionsIn(await sums(params.id, context), context.language);
    },

    setShippingOptions: ({ params, body }, context) =>
      changing(params, context, (trx, choice) => chooseShipping(trx, choice, body.options)),

    applyPromoCode: ({ params, body }, context) =>
      changing(params, context, (trx, choice) => choosePromotion(trx, choice, body, promotions)),

    removePromoCode: ({ params }, context) =>
      changing(params, context, (trx, choice) => dropPromotion(trx, choice, promotions)),
  };
}
