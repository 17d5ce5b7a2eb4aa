import { toChinaIsoDate } from '@vitrine/kit';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DutyRate } from '../../pricing/break-down-taxes.ts';

interface DutySearch {
  /** An array of product ids, and a country code. */
  readonly productIds: Expression<unknown>;
  readonly country: Expression<unknown>;
  readonly at: Date;
}

export type ProductDutyRate = DutyRate & { readonly productId: string };

/** Rates count from the beginning of a day in Beijing until the end of one. */
const toChinaDay = (at: Date) => sql`${toChinaIsoDate(at.getTime())}::date`;

/** The rates of products in a country at a time: those of the nearest category that has one. */
export const selectDutyRates = ({ productIds, country, at }: DutySearch) =>
  sql<ProductDutyRate>`
    with recursive path as (
      select products.id as product_id, categories.id, categories.parent_id, 0 as depth
      from products join categories on categories.id = products.category_id
      where products.id = any(${productIds}::bigint[])
      union all
      select path.product_id, categories.id, categories.parent_id, depth + 1
      from path join categories on categories.id = path.parent_id
    )
    select distinct on (path.product_id) path.product_id as "productId",
      rate.category_id as "categoryId", rate.name, rate.duty, rate.vat, rate.source
    from path
    cross join lateral (
      select * from duty_rates
      where category_id = path.id and country = ${country} and valid_from <= ${toChinaDay(at)}
      order by valid_from desc limit 1
    ) rate
    where rate.valid_to is null or rate.valid_to >= ${toChinaDay(at)}
    order by path.product_id, depth`;

export const mapDutyRates = (rows: readonly ProductDutyRate[]): Map<string, DutyRate> =>
  new Map(rows.map(({ productId, ...rate }) => [productId, rate]));

export async function findDutyRates(
  db: Kysely<Database>,
  productIds: readonly string[],
  country: string,
  at: Date,
): Promise<Map<string, DutyRate>> {
  const search = { productIds: sql.val([...productIds]), country: sql.val(country), at };
  return mapDutyRates((await selectDutyRates(search).execute(db)).rows);
}
