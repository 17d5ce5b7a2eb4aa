import { randomUUID } from 'node:crypto';
import type { InstalmentCount, PaymentChannel } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { lockForPayment } from '../checkout/place-order.ts';
import { checkoutProblem, mapShortagesToFields } from '../checkout/problems.ts';
import type { PricedCheckout } from '../checkout/rules.ts';
import { CHECK_INTERVAL_MS } from './check-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { cancelPayment, lockPendingPayment, type PaymentRecord } from './queries.ts';

export interface PaymentRequest {
  readonly checkoutOrderId: string;
  readonly channel: PaymentChannel;
  readonly instalments?: InstalmentCount | undefined;
  readonly returnPath: string;
}

export interface StartPaymentResult {
  readonly paymentId: string;
  /** A payment replaced by this one, which has to be closed at its provider. */
  readonly replacedId: string | null;
}

/** With less time left, shoppers do not manage to pay. */
const MIN_REMAINING_MS = 60_000;

/** Its request names the shopper's IP address, which a phone changes, and a repeated request must not differ. */
const ONCE_ONLY: ReadonlySet<PaymentChannel> = new Set(['wechat-h5']);

interface Attempt {
  readonly request: PaymentRequest;
  readonly language: Language;
  readonly now: number;
}

/** A pending payment is reused when the provider is asked for the same and enough time is left. */
const canReusePayment = (
  payment: PaymentRecord,
  { price, record }: PricedCheckout,
  { request, language, now }: Attempt,
) =>
  !ONCE_ONLY.has(request.channel) &&
  Number(payment.amount) === price.grandTotal &&
  payment.currency === record.currency &&
  payment.channel === request.channel &&
  payment.instalments === (request.instalments ?? null) &&
  payment.return_path === request.returnPath &&
  payment.language === language &&
  payment.expires_at.getTime() - now >= MIN_REMAINING_MS;

async function insertPayment(
  trx: Transaction<Database>,
  { record, price }: PricedCheckout,
  { request: { channel, instalments, returnPath }, language, now }: Attempt,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('payments')
    .values({
      id,
      shopper_id: record.shopper_id,
      checkout_order_id: record.id,
      channel,
      instalments: instalments ?? null,
      language,
      amount: price.grandTotal,
      currency: record.currency,
      return_path: returnPath,
      created_at: new Date(now),
      expires_at: record.expires_at,
      check_at: new Date(now + CHECK_INTERVAL_MS),
    })
    .execute();
  return id;
}

/**
 * Makes sure that there is exactly one pending payment for a checkout order. It locks the checkout order
 * before the payment, as `placeOrder` does.
 */
export function startPayment(
  request: PaymentRequest,
  context: ShopperContext,
  deps: PaymentDeps,
): Promise<StartPaymentResult> {
  const { shopperId, language, idempotencyKey: key } = context;
  const { checkoutOrderId } = request;
  const now = deps.now();
  const attempt = { scope: `payment:${shopperId}`, key, request, now, language };
  return deps.db.transaction().execute((trx) =>
    withIdempotency(trx, attempt, async () => {
      const result = await lockForPayment(trx, { checkoutOrderId, shopperId }, deps);
      if (result.reason)
        throw checkoutProblem(result.reason, language, {
          values: result.values ?? {},
          ...(result.shortagesByItem && {
            fields: mapShortagesToFields(result.shortagesByItem, language),
          }),
        });
      const pending = await lockPendingPayment(trx, checkoutOrderId);
      if (pending && canReusePayment(pending, result.checkout, attempt))
        return { paymentId: pending.id, replacedId: null };
      if (pending) await cancelPayment(trx, pending.id, now + CHECK_INTERVAL_MS);
      const paymentId = await insertPayment(trx, result.checkout, attempt);
      return { paymentId, replacedId: pending?.id ?? null };
    }),
  );
}
