import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Locks an order, as every change of it and of its refunds, returns and fapiao does first. */
export const lockOrderOf = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
