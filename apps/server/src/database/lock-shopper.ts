import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

export const selectShopperLock = (trx: Transaction<Database>, shopperId: string) =>
  trx.selectFrom('shoppers').select('id').where('id', '=', shopperId).forNoKeyUpdate();

/** Locks the shopper's row, so that changes to their data happen one after the other. */
export const lockShopper = (trx: Transaction<Database>, shopperId: string) =>
  selectShopperLock(trx, shopperId).executeTakeFirst();
