import { randomUUID } from 'node:crypto';
import type { PaymentChannel } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import { once } from '../../database/once.ts';
import type { Database } from '../../database/schema.ts';
import type { ShopperContext } from '../../http/context.ts';
import { lockForPayment } from '../checkout/placing.ts';
import { lackingFields, refuseCheckout } from '../checkout/refuse.ts';
import type { CheckoutSums } from '../checkout/rules.ts';
import { CHECK_EVERY_MS } from './check.ts';
import type { PaymentDeps } from './deps.ts';
import { cancelPayment, lockPending, type PaymentRecord } from './queries.ts';

export interface PaymentWish {
  readonly checkoutOrderId: string;
  readonly channel: PaymentChannel;
  readonly returnPath: string;
}

export interface Started {
  readonly paymentId: string;
  /** A payment that this one takes the place of; the provider has to be told. */
  readonly replacedId: string | null;
}

/** With less time than this left, nobody finds their wallet. */
const LEAST_TIME_MS = 60_000;

/** The payment under way may go on: same amount, same place, and time enough. */
const canGoOn = (
  payment: PaymentRecord,
  { price, record }: CheckoutSums,
  wish: PaymentWish,
  now: number,
) =>
  Number(payment.amount) === price.grandTotal &&
  payment.currency === record.currency &&
  payment.channel === wish.channel &&
  payment.return_path === wish.returnPath &&
  payment.expires_at.getTime() - now >= LEAST_TIME_MS;

async function insertPayment(
  trx: Transaction<Database>,
  { record, price }: CheckoutSums,
  { channel, returnPath }: PaymentWish,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('payments')
    .values({
      id,
      shopper_id: record.shopper_id,
      checkout_order_id: record.id,
      channel,
      amount: price.grandTotal,
      currency: record.currency,
      return_path: returnPath,
      created_at: new Date(now),
      expires_at: record.expires_at,
      check_at: new Date(now + CHECK_EVERY_MS),
    })
    .execute();
  return id;
}

/**
 * Makes sure that there is exactly one payment under way for a checkout order. It locks the checkout
 * order before the payment, as whoever settles does.
 */
export function startPayment(
  wish: PaymentWish,
  context: ShopperContext,
  deps: PaymentDeps,
): Promise<Started> {
  const { shopperId, language, idempotencyKey: key } = context;
  const { checkoutOrderId } = wish;
  const now = deps.now();
  const attempt = { scope: `payment:${shopperId}`, key, request: wish, now, language };
  return deps.db.transaction().execute((trx) =>
    once(trx, attempt, async () => {
      const placing = await lockForPayment(trx, { checkoutOrderId, shopperId }, deps);
      if (placing.refusal)
        throw refuseCheckout(placing.refusal, language, {
          values: placing.values ?? {},
          ...(placing.lacking && { fields: lackingFields(placing.lacking, language) }),
        });
      const pending = await lockPending(trx, checkoutOrderId);
      if (pending && canGoOn(pending, placing.order, wish, now))
        return { paymentId: pending.id, replacedId: null };
      if (pending) await cancelPayment(trx, pending.id, now + CHECK_EVERY_MS);
      const paymentId = await insertPayment(trx, placing.order, wish, now);
      return { paymentId, replacedId: pending?.id ?? null };
    }),
  );
}
