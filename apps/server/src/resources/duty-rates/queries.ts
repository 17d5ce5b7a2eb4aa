import type { DutyRateData } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { AffectedDays } from './rules.ts';

export type NewRate = Omit<DutyRateData, 'id' | 'version'>;
type Place = Pick<DutyRateData, 'categoryId' | 'country'>;

const selectRates = (db: Kysely<Database>) =>
  db
    .selectFrom('duty_rates')
    .select(['id', 'category_id as categoryId', 'country', 'name', 'duty', 'vat', 'source'])
    .select([
      'version',
      sql<string>`to_char(valid_from, 'YYYY-MM-DD')`.as('validFrom'),
      sql<string | null>`to_char(valid_to, 'YYYY-MM-DD')`.as('validTo'),
    ]);

/** All rates by country and category, the newest first. */
export const findRates = (db: Kysely<Database>): Promise<DutyRateData[]> =>
  selectRates(db).orderBy('country').orderBy('category_id').orderBy('valid_from', 'desc').execute();

export const lockRate = (trx: Kysely<Database>, id: string): Promise<DutyRateData | undefined> =>
  selectRates(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The other rates of a category in a country. */
export const findOtherRates = (
  trx: Transaction<Database>,
  { categoryId, country }: Place,
  exceptId: string,
): Promise<DutyRateData[]> =>
  selectRates(trx)
    .where('category_id', '=', categoryId)
    .where('country', '=', country)
    .where('id', '!=', exceptId)
    .execute();

const toJson = (text: Localised) => JSON.stringify(text);

const toRow = ({ categoryId, country, name, duty, vat, source, validFrom, validTo }: NewRate) => ({
  ...{ category_id: categoryId, country, duty, vat, valid_from: validFrom, valid_to: validTo },
  name: toJson(name),
  source: toJson(source),
});

export async function insertRate(trx: Transaction<Database>, rate: NewRate): Promise<DutyRateData> {
  const { id, version } = await trx
    .insertInto('duty_rates')
    .values(toRow(rate))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ...rate, id, version };
}

export async function updateRate(
  trx: Transaction<Database>,
  rate: DutyRateData,
): Promise<DutyRateData> {
  await trx
    .updateTable('duty_rates')
    .set({ ...toRow(rate), version: rate.version })
    .where('id', '=', rate.id)
    .execute();
  return rate;
}

export async function hasCategory(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether imported products of a category, or of one below it, were ordered to a country on some days in Beijing. */
export async function hasOrders(
  trx: Transaction<Database>,
  { categoryId, country, from, to }: AffectedDays,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive below as (
      select id from categories where id = ${categoryId}
      union all
      select categories.id from categories join below on categories.parent_id = below.id
    )
    select exists (
      select from orders
      join merchant_orders part on part.order_id = orders.id and part.ships_from <> 'domestic'
      join order_items item on item.merchant_order_id = part.id
      join products on products.id = item.product_id
      where orders.shipping_address ->> 'countryCode' = ${country}
        and orders.placed_at >= ${from}::timestamp at time zone 'Asia/Shanghai'
        and (${to}::date is null
          or orders.placed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai')
        and products.category_id in (select id from below)
    ) as found`.execute(trx);
  return rows[0]?.found ?? false;
}
