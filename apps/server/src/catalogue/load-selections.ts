import { setRule } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SaleRow, SetRow } from './rows.ts';

/** PostgreSQL also knows infinite times, which the driver reads as numbers. */
export const toMilliseconds = (time: Date | number): number =>
  typeof time === 'number' ? time : time.getTime();

/** When the products with an access window open to everyone, by product id. There are few of them. */
export async function loadOpenings(db: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, max(opens_at) as at from (
      select product_id as id, opens_at from access_windows where product_id is not null
      union all select sale_products.product_id, opens_at
      from access_windows join sale_products using (sale_id)
    ) opening group by id`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
}

export async function loadSets(db: Kysely<Database>): Promise<SetRow[]> {
  const { rows } = await sql<Omit<SetRow, 'rule'> & { rule: unknown }>`
    select id, gender, name, description, position, rule, coalesce((
      select json_agg(product_id::text order by position) from set_products where set_id = sets.id
    ), '[]') as "productIds"
    from sets order by position, id
  `.execute(db);
  return rows.map((row) => ({ ...row, rule: setRule.safeParse(row.rule).data ?? null }));
}

export async function loadSales(db: Kysely<Database>): Promise<SaleRow[]> {
  const { rows } = await sql<
    Omit<SaleRow, 'startsAt' | 'endsAt' | 'opensAt'> & {
      start: Date;
      end: Date;
      opens: Date | null;
    }
  >`
    select id, name, description, starts_at as start, ends_at as end,
      (select max(opens_at) from access_windows where sale_id = sales.id) as opens, coalesce((
      select json_agg(product_id::text order by position) from sale_products where sale_id = sales.id
    ), '[]') as "productIds"
    from sales order by starts_at, id
  `.execute(db);
  return rows.map(({ start, end, opens, ...sale }) => ({
    ...sale,
    startsAt: toMilliseconds(start),
    endsAt: toMilliseconds(end),
    opensAt: opens === null ? null : opens.getTime(),
  }));
}
