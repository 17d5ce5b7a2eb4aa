import type { CalendarEntry, PlannedSale, SalePeriod } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type CalendarPeriod, createEntry, readText, toKey } from './entry.ts';

/** Sales; two that have products in common and overlap collide. */
export async function findSaleEntries(
  db: Kysely<Database>,
  { from, to, size, language }: CalendarPeriod,
): Promise<CalendarEntry[]> {
  const { rows } = await sql<{
    id: string;
    name: unknown;
    startsAt: Date;
    endsAt: Date;
    others: string[];
  }>`
    select sale.id::text as id, sale.name, sale.starts_at as "startsAt", sale.ends_at as "endsAt",
      array(select distinct other.id::text from sale_products own
        join sale_products shared on shared.product_id = own.product_id
        join sales other on other.id = shared.sale_id
        where own.sale_id = sale.id and other.id <> sale.id
          and other.starts_at < sale.ends_at and other.ends_at > sale.starts_at) as others
    from sales sale where sale.starts_at < ${to} and sale.ends_at > ${from}
    order by sale.starts_at, sale.id limit ${size + 1}`.execute(db);
  return rows.map(({ id, name, startsAt, endsAt, others }) =>
    createEntry({
      kind: 'sale',
      id,
      name: readText(name, language),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      collidesWith: others.map((other) => toKey('sale', other)),
    }),
  );
}

/** The sales of a period with their products. */
export async function findSalesOfPeriod(
  db: Kysely<Database>,
  { startsAt, endsAt, except }: SalePeriod,
  { language, size }: { readonly language: Language; readonly size: number },
): Promise<PlannedSale[]> {
  const rows = await db
    .selectFrom('sales')
    .select(['id', 'name', 'starts_at', 'ends_at'])
    .select(
      sql<string[]>`array(select product_id::text from sale_products
      where sale_id = sales.id order by position)`.as('productIds'),
    )
    .where('starts_at', '<', new Date(endsAt))
    .where('ends_at', '>', new Date(startsAt))
    .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(({ id, name, starts_at, ends_at, productIds }) => ({
    id,
    name: readText(name, language),
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    productIds,
  }));
}

/** Scheduled prices; those of the same times are one entry. */
export async function findPriceEntries(
  db: Kysely<Database>,
  { from, to, size, language }: CalendarPeriod,
): Promise<CalendarEntry[]> {
  const { rows } = await sql<{
    product: string;
    name: unknown;
    startsAt: Date;
    endsAt: Date | null;
    products: number;
  }>`
    select plan.product::text, plan.products, plan."startsAt", plan."endsAt", product.short_description as name
    from (select min(variant.product_id) as product,
        count(distinct variant.product_id)::int as products,
        price.starts_at as "startsAt", price.ends_at as "endsAt"
      from scheduled_prices price join variants variant on variant.id = price.variant_id
      where price.state <> 'ended' and price.starts_at < ${to}
        and (price.ends_at is null or price.ends_at > ${from})
      group by price.starts_at, price.ends_at) as plan
    join products product on product.id = plan.product
    order by plan."startsAt", plan.product limit ${size + 1}`.execute(db);
  return rows.map(({ product, name, startsAt, endsAt, products }) => {
    const end = endsAt?.toISOString() ?? null;
    return createEntry({
      key: toKey('scheduled-price', `${startsAt.toISOString()}-${end ?? ''}`),
      kind: 'scheduled-price',
      id: product,
      name: readText(name, language),
      startsAt: startsAt.toISOString(),
      endsAt: end,
      products,
    });
  });
}
