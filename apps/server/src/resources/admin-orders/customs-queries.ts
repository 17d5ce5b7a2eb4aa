import type { CustomsFacts } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findDutyRates } from '../taxes/queries.ts';
import type { CustomsRecord } from './customs-rules.ts';

interface FactsRow extends CustomsFacts {
  readonly productId: string;
}

interface CustomsSearch {
  readonly productIds: readonly string[];
  readonly country: string;
  readonly at: Date;
}

/** What customs ask about products: each fact from the product, or from the nearest category that has it. */
async function findCustomsFacts(db: Kysely<Database>, productIds: readonly string[]) {
  const { rows } = await sql<FactsRow>`
    with recursive path as (
      select id as product_id, category_id as next_id, 0 as depth, hs_code, origin_country, net_weight
      from products where id = any(${sql.val([...productIds])}::bigint[])
      union all
      select path.product_id, category.parent_id, depth + 1, category.hs_code,
        category.origin_country, category.net_weight
      from path join categories category on category.id = path.next_id
    )
    select product_id::text as "productId",
      (array_agg(hs_code order by depth) filter (where hs_code is not null))[1] as "hsCode",
      (array_agg(origin_country order by depth) filter (where origin_country is not null))[1]
        as "originCountry",
      (array_agg(net_weight order by depth) filter (where net_weight is not null))[1] as "netWeight"
    from path group by product_id`.execute(db);
  return rows;
}

/** Reads what customs papers say about products, as the catalogue has it now. */
export async function findCustomsRecords(
  db: Kysely<Database>,
  { productIds, country, at }: CustomsSearch,
): Promise<ReadonlyMap<string, CustomsRecord>> {
  const rates = await findDutyRates(db, productIds, country, at);
  const rows = await findCustomsFacts(db, productIds);
  return new Map(
    rows.map(({ productId, ...facts }) => [
      productId,
      { ...facts, dutyRate: rates.get(productId) ?? null },
    ]),
  );
}
