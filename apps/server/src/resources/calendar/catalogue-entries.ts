import type { CalendarEntry } from '@vitrine/contract/admin';
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
