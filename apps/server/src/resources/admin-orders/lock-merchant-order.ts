import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { ShipmentRecord } from '../orders/queries.ts';
import type { LockedMerchantOrder } from '../orders/take-action.ts';
import { adminOrderProblem } from './problems.ts';

/** Finds a merchant order that the operator may see. */
export async function findMerchantOrder(
  db: Kysely<Database>,
  id: string,
  { operator, language }: Pick<OperatorContext, 'operator'> & { language: Language },
): Promise<ShipmentRecord> {
  const { merchantId } = operator;
  const row = await db
    .selectFrom('merchant_orders')
    .selectAll()
    .where('id', '=', id)
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId as string))
    .executeTakeFirst();
  if (!row) throw adminOrderProblem('merchant-order-not-found', language);
  return row;
}

/** Locks the order of a merchant order that the operator may change, and reads both again. */
export async function lockMerchantOrder(
  trx: Transaction<Database>,
  id: string,
  context: OperatorContext,
): Promise<LockedMerchantOrder> {
  const { order_id } = await findMerchantOrder(trx, id, context);
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { order, shipment: await findMerchantOrder(trx, id, context) };
}
