import type { Kysely, Transaction } from 'kysely';
import { commitTogether } from '../../src/database/pipeline.ts';
import type { Database } from '../../src/database/schema.ts';
import {
  lockForPayment as lock,
  lockToPlaceOrder,
  type PaidCheckout,
  type PlaceOrderDeps,
} from '../../src/resources/checkout/place-order.ts';
import { lockPendingPayment } from '../../src/resources/payments/queries.ts';

type Deps = PlaceOrderDeps & { readonly db: Kysely<Database> };

/** Prepares a checkout order for a payment, in a transaction of its own and without a payment. */
export const lockForPayment = (
  key: { readonly checkoutOrderId: string; readonly shopperId: string },
  deps: Deps,
) =>
  commitTogether(deps.db, async (transaction) => {
    const pending = lockPendingPayment(transaction.trx, key.checkoutOrderId);
    const { nextRows, ...result } = await lock(transaction, key, deps, pending);
    return result;
  });

/** Places a paid checkout order, in a transaction of its own and without an order. Something may happen before its commit. */
export const placeOrder = (
  paid: PaidCheckout,
  deps: Deps,
  meanwhile: (trx: Transaction<Database>) => Promise<void> = async () => {},
) =>
  commitTogether(deps.db, async (transaction) => {
    const result = await (await lockToPlaceOrder(transaction, paid, deps)).placeOrder();
    await meanwhile(transaction.trx);
    return result;
  });
