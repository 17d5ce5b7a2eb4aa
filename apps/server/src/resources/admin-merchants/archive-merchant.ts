import type { MerchantData } from '@vitrine/contract/admin';
import {
  formatExactPrice,
  formatMessage,
  type Language,
  type Localised,
  localised,
} from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { problem } from '../admin-catalogue/problems.ts';
import { toMerchant } from './rows.ts';

export interface MerchantObstacles {
  readonly orders: number;
  readonly returns: number;
  readonly stock: number;
  readonly payouts: number;
  readonly balances: readonly { readonly currency: string; readonly amount: number }[];
}

const OBSTACLE_TEXT = {
  orders: localised('{count} 笔未完成的订单', '{count} open {count|order|orders}'),
  returns: localised('{count} 笔未完成的退货', '{count} open {count|return|returns}'),
  stock: localised('{count} 件库存', '{count} {count|unit|units} in stock'),
  payouts: localised('{count} 笔未支付的结算', '{count} unpaid {count|payout|payouts}'),
  balance: localised('未结清的款项 {amount}', '{amount} not settled'),
} as const;

/** Names what stands in the way of archiving a merchant. */
export function listObstacles(obstacles: MerchantObstacles, language: Language): string[] {
  const counts = (['orders', 'returns', 'stock', 'payouts'] as const)
    .filter((name) => obstacles[name] > 0)
    .map((name) => formatMessage(OBSTACLE_TEXT[name][language], { count: obstacles[name] }));
  const balances = obstacles.balances
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, currency }) =>
      formatMessage(OBSTACLE_TEXT.balance[language], {
        amount: formatExactPrice(amount, currency),
      }),
    );
  return [...counts, ...balances];
}

async function findObstacles(trx: Transaction<Database>, id: string): Promise<MerchantObstacles> {
  const { rows } = await sql<Omit<MerchantObstacles, 'balances'>>`select
    (select count(*) from merchant_orders where merchant_id = ${id}
      and status not in ('delivered', 'cancelled'))::int as orders,
    (select count(*) from order_returns
      join merchant_orders on merchant_orders.id = order_returns.merchant_order_id
      where merchant_id = ${id}
        and order_returns.status not in ('refunded', 'cancelled', 'refused'))::int as returns,
    (select coalesce(sum(quantity), 0) from variants where merchant_id = ${id})::int as stock,
    (select count(*) from payouts where merchant_id = ${id}
      and status in ('draft', 'approved'))::int as payouts`.execute(trx);
  const { rows: balances } = await sql<MerchantObstacles['balances'][0]>`
    select currency, sum(amount)::float8 as amount
    from (select merchant_id, currency, amount from merchant_balances
      union all select merchant_id, currency, amount from merchant_balance_changes) as kept
    where merchant_id = ${id} group by currency order by currency`.execute(trx);
  const [counts = { orders: 0, returns: 0, stock: 0, payouts: 0 }] = rows;
  return { ...counts, balances };
}

const SEPARATOR: Localised = { 'zh-CN': '、', 'en-US': ', ' };

/** Archives a merchant that is locked, unless something of it is still open. */
export async function archiveMerchant(
  trx: Transaction<Database>,
  { id, version, archivedAt }: MerchantData,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<MerchantData> {
  const obstacles = listObstacles(await findObstacles(trx, id), language);
  if (obstacles.length > 0)
    throw problem('merchant-in-use', language, {
      values: { obstacles: obstacles.join(SEPARATOR[language]) },
    });
  const row = await trx
    .updateTable('merchants')
    .set({ archived_at: archivedAt ? new Date(archivedAt) : new Date(now), version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toMerchant(row);
}
