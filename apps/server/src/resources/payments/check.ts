import { defineSweep } from '../../jobs/sweep.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { houseOf, type PaymentDeps } from './deps.ts';
import { claimCheck, findDue, type PaymentRecord } from './queries.ts';
import { receive } from './receive.ts';
import { numberOf } from './rules.ts';

/** A notification that was not heard of for so long may be lost. */
export const CHECK_EVERY_MS = 60_000;
/** A shopper who waits asks every other second; the provider is not asked as often. */
const REST_MS = 3_000;
/** Whoever pays in the last second is not cut off. */
const GRACE_MS = 30_000;

/** Asks the provider, and takes in what it says. A provider that is not there changes nothing. */
async function ask(payment: PaymentRecord, deps: PaymentDeps): Promise<void> {
  try {
    await receive(await houseOf(payment, deps).query(numberOf(payment.id)), deps);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** Asks what became of a payment, unless somebody has just done so. */
export async function checkPayment(payment: PaymentRecord, deps: PaymentDeps): Promise<void> {
  if (payment.status !== 'pending') return;
  const turn = { now: deps.now(), everyMs: CHECK_EVERY_MS, restMs: REST_MS };
  if (await claimCheck(deps.db, payment.id, turn)) await ask(payment, deps);
}

/**
 * Makes sure a payment cannot be made any more. One that was made in the last second is found out; where
 * the house is not there, the sweep tries again.
 */
export async function closePayment(payment: PaymentRecord, deps: PaymentDeps): Promise<void> {
  const number = numberOf(payment.id);
  try {
    await houseOf(payment, deps).close(number);
    await receive({ kind: 'payment', number, state: 'cancelled' }, deps);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.fault === 'refused') await ask(payment, deps);
  }
}

/** Looks after payments of which nothing is heard, and closes those that are over or not wanted. */
export const checkPayments = defineSweep({
  name: 'check-payments',
  everyMs: 5_000,
  async run({ deps }) {
    const payment = await findDue(deps.db, deps.now());
    if (!payment) return false;
    const turn = { now: deps.now(), everyMs: CHECK_EVERY_MS, restMs: CHECK_EVERY_MS };
    if (!(await claimCheck(deps.db, payment.id, turn))) return true;
    if (payment.status === 'pending') await ask(payment, deps);
    const isOver = payment.expires_at.getTime() + GRACE_MS <= deps.now();
    if (payment.status === 'cancelled' || isOver) await closePayment(payment, deps);
    return true;
  },
});
