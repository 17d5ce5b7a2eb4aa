import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** What a shopper keeps only one of at a time is changed under this lock, one change after the other. */
export const lockShopper = (trx: Transaction<Database>, shopperId: string) =>
  trx
    .selectFrom('shoppers')
    .select('id')
    .where('id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();
