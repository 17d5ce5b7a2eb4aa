import { randomUUID } from 'node:crypto';
import type { InstalmentCount, PaymentChannel } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { commitTogether, type PipelinedTransaction } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { TRANSFER_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { lockForPayment } from '../checkout/place-order.ts';
import { checkoutProblem, mapShortagesToFields } from '../checkout/problems.ts';
import type { PricedCheckout } from '../checkout/rules.ts';
import { CHECK_INTERVAL_MS } from './check-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { findTransferHold } from './find-transfer-hold.ts';
import {
  cancelPayment,
  lockPendingPayment,
  PAYMENT_COLUMNS,
  type PaymentRecord,
  type PaymentToBegin,
  selectPayer,
} from './queries.ts';

export interface PaymentRequest {
  readonly checkoutOrderId: string;
  readonly channel: PaymentChannel;
  readonly instalments?: InstalmentCount | undefined;
  readonly returnPath: string;
}

export interface StartPaymentResult {
  readonly paymentId: string;
  /** The payment, if this call created it. */
  readonly created: PaymentToBegin | undefined;
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
  /** How long the order waits for a transfer. */
  readonly holdMs: number | undefined;
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

/**
 * The statement that inserts a payment. It returns the payment and the shopper's id at the provider, as
 * `findPaymentToBegin` does.
 */
const insertPayment = (
  trx: Transaction<Database>,
  id: string,
  { record, price }: PricedCheckout,
  { request: { channel, instalments, returnPath }, language, now }: Attempt,
) =>
  trx
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
    .returning(PAYMENT_COLUMNS)
    .returning(selectPayer)
    .compile();

/** Creates the payment under the lock of its checkout order, unless the pending one can be reused. */
async function findOrCreatePayment(
  { trx, sendWithCommit }: PipelinedTransaction,
  { attempt, shopperId, deps }: { attempt: Attempt; shopperId: string; deps: PaymentDeps },
) {
  const { request, language, now } = attempt;
  const { checkoutOrderId } = request;
  const result = await lockForPayment(
    { trx, sendWithCommit },
    { checkoutOrderId, shopperId, holdMs: attempt.holdMs },
    deps,
    lockPendingPayment(trx, checkoutOrderId),
  );
  if (result.reason)
    throw checkoutProblem(result.reason, language, {
      values: result.values ?? {},
      ...(result.shortagesByItem && {
        fields: mapShortagesToFields(result.shortagesByItem, language),
      }),
    });
  const { checkout, nextRows } = result;
  const [pending] = nextRows;
  if (pending && canReusePayment(pending, checkout, attempt))
    return { paymentId: pending.id, replacedId: null };
  if (pending) void sendWithCommit(cancelPayment(trx, pending.id, now + CHECK_INTERVAL_MS));
  const paymentId = randomUUID();
  const inserted = sendWithCommit(insertPayment(trx, paymentId, checkout, attempt));
  const readCreated = async () => {
    const [payment] = await inserted;
    return payment && { ...payment, items: checkout.items };
  };
  return { paymentId, replacedId: pending?.id ?? null, readCreated };
}

/**
 * Makes sure that there is exactly one pending payment for a checkout order. It locks the checkout order
 * before the payment, as `lockToPlaceOrder` does.
 */
export async function startPayment(
  request: PaymentRequest,
  context: ShopperContext,
  deps: PaymentDeps,
): Promise<StartPaymentResult> {
  const { shopperId, language, idempotencyKey: key } = context;
  const now = deps.now();
  const holdMs =
    request.channel === TRANSFER_CHANNEL
      ? await findTransferHold(deps.db, { shopperId, language, ...request })
      : undefined;
  const attempt = { scope: `payment:${shopperId}`, key, request, now, language, holdMs };
  let readCreated: (() => Promise<PaymentToBegin | undefined>) | undefined;
  const ids = await commitTogether(deps.db, (transaction) =>
    withIdempotency(
      transaction.trx,
      attempt,
      async () => {
        const found = await findOrCreatePayment(transaction, { attempt, shopperId, deps });
        readCreated = found.readCreated;
        return { paymentId: found.paymentId, replacedId: found.replacedId };
      },
      transaction.sendWithCommit,
    ),
  );
  return { ...ids, created: await readCreated?.() };
}
