import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { getPaymentProvider, type PaymentDeps } from './deps.ts';
import { claimCheck, type PaymentRecord } from './queries.ts';
import { receiveNotification } from './receive-notification.ts';
import { toPaymentNumber } from './rules.ts';

/** After this time without a notification, the provider is queried. */
export const CHECK_INTERVAL_MS = 60_000;
/** A waiting shopper polls every two seconds; the provider is queried less often. */
const MIN_CHECK_INTERVAL_MS = 3_000;

/** Queries the provider and processes the result. An unavailable provider changes nothing. */
export async function queryProvider(payment: PaymentRecord, deps: PaymentDeps): Promise<void> {
  try {
    await receiveNotification(
      PROVIDER_OF_CHANNEL[payment.channel],
      await getPaymentProvider(payment, deps).query(toPaymentNumber(payment.id)),
      deps,
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** Queries the status of a pending payment, unless it was queried recently. Returns whether it did. */
export async function checkPayment(payment: PaymentRecord, deps: PaymentDeps): Promise<boolean> {
  if (payment.status !== 'pending') return false;
  const timing = {
    now: deps.now(),
    everyMs: CHECK_INTERVAL_MS,
    minIntervalMs: MIN_CHECK_INTERVAL_MS,
  };
  if (!(await claimCheck(deps.db, payment.id, timing))) return false;
  await queryProvider(payment, deps);
  return true;
}

/**
 * Closes a payment at its provider. If the provider refuses because it was just paid, the payment is
 * processed instead. If the provider is unavailable, a recurring job tries again.
 */
export async function closePayment(payment: PaymentRecord, deps: PaymentDeps): Promise<void> {
  const number = toPaymentNumber(payment.id);
  try {
    await getPaymentProvider(payment, deps).close(number);
    const closed = { kind: 'payment', number, state: 'cancelled' } as const;
    await receiveNotification(PROVIDER_OF_CHANNEL[payment.channel], closed, deps);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.fault === 'refused') await queryProvider(payment, deps);
  }
}
