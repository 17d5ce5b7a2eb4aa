import type { PipelinedTransaction } from '../../database/pipeline.ts';
import { cancelPendingPayments } from '../../payment-outbox/cancel-payments.ts';
import { releaseReservations } from '../../stock/reservations.ts';
import type { PromotionsPort } from './promotions-port.ts';
import type { PricedCheckout } from './rules.ts';
import { type CheckoutChange, lockOpenCheckout } from './update-checkout.ts';
import { setCheckoutStatus } from './write-checkout.ts';

/**
 * Ends a checkout order that the shopper does not want to pay any more. A recurring job closes its payment at
 * the provider. It locks the checkout order, then the promotion, then the payment.
 */
export async function cancelCheckout(
  { trx }: PipelinedTransaction,
  change: CheckoutChange,
  promotions: PromotionsPort,
): Promise<PricedCheckout> {
  const { id, now } = change;
  const checkout = await lockOpenCheckout(trx, change);
  await setCheckoutStatus(trx, [id], 'abandoned');
  await releaseReservations(trx, [id]);
  await promotions.release(trx, id, now);
  await cancelPendingPayments(trx, [id], now);
  return { ...checkout, record: { ...checkout.record, status: 'abandoned' } };
}
