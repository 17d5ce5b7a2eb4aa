import type { FoundItem } from '@vitrine/contract/admin';
import type { Language, Localised } from '@vitrine/kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { maskShopper } from '../admin-shoppers/mask-shopper.ts';
import { findShoppers } from '../admin-shoppers/queries.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import { type OrderSearch, selectByPart } from '../order-search/queries.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import type { SearchText } from './search-text.ts';

export const MAX_FOUND = 5;

export interface FinderInput {
  readonly search: SearchText;
  readonly language: Language;
  /** Set: only what belongs to this merchant is found. */
  readonly merchantId: string | null;
  readonly canSeeShoppers: boolean;
  readonly recipients: Pick<OrderSearch, 'keyring' | 'includesRecipients'>;
}

export type Finder = (db: Kysely<Database>, input: FinderInput) => Promise<FoundItem[]>;

const isOf = (column: RawBuilder<unknown>, merchantId: string | null) =>
  merchantId === null ? sql`true` : sql`${column} = ${merchantId}::bigint`;

const contains = (expression: RawBuilder<unknown>, { lowerCase }: SearchText) =>
  sql`strpos(lower(${expression}), ${lowerCase}) > 0`;

const localised = (column: string) => {
  const ref = sql.ref(column);
  return sql`concat_ws(' ', ${ref}->>'zh-CN', ${ref}->>'en-US')`;
};

export const findOrders: Finder = async (
  db,
  { search, merchantId, canSeeShoppers, recipients },
) => {
  // A mobile is personal data, so it finds orders only for those who may look for shoppers.
  const mobile = canSeeShoppers ? search.mobile : null;
  const { rows } = await sql<{
    id: string;
    order_id: string;
    merchant: { name: string };
    status: string;
    placed_at: Date;
  }>`with named (id) as (
      select id from merchant_orders where id = ${search.id}::bigint
      union all select id from merchant_orders where order_id = ${search.orderId}::bigint
      union all select id from merchant_orders where order_id = ${search.id}::bigint
      union all select merchant_order_id from shipments
        where tracking_number = ${search.trackingNumber}
      union all select m.id from orders join merchant_orders m on m.order_id = orders.id
        where orders.payment_id = ${search.paymentId}::uuid
      union all select m.id from shoppers s join orders on orders.shopper_id = s.id
        join merchant_orders m on m.order_id = orders.id where s.mobile = ${mobile}::text
    ), named_in_part (id) as (${selectByPart({ text: search.text, ...recipients })}),
    found as (
      select id, min(place) as place
      from (select id, 1 as place from named union all select id, 2 from named_in_part) each group by id
    )
    select mo.id, mo.order_id, mo.merchant, mo.status, o.placed_at
    from found join merchant_orders mo on mo.id = found.id join orders o on o.id = mo.order_id
    where ${isOf(sql`mo.merchant_id`, merchantId)}
    order by found.place, mo.id desc limit ${MAX_FOUND}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: toOrderNumber(row.order_id, row.placed_at),
    subtitle: row.merchant.name,
    state: row.status,
  }));
};

interface ProductRow {
  readonly id: string;
  readonly brand: string;
  readonly short_description: Localised;
  readonly brand_style_id: string;
  readonly status: string;
}

export const findProducts: Finder = async (db, { search, language, merchantId }) => {
  const isSold =
    merchantId === null
      ? sql`true`
      : sql`exists (select from variants v where v.product_id = p.id
          and v.merchant_id = ${merchantId}::bigint)`;
  const { rows } = await sql<ProductRow>`
    select p.id, b.name as brand, p.short_description, p.brand_style_id,
      case when p.is_online then 'online' else p.offline_status end as status
    from products p join brands b on b.id = p.brand_id
    where (p.id = ${search.id}::bigint or p.external_id = ${search.text}
      or ${contains(sql`p.brand_style_id`, search)}
      or ${contains(sql`concat_ws(' ', b.name, ${localised('p.short_description')})`, search)})
      and ${isSold}
    order by p.is_online desc, p.id desc limit ${MAX_FOUND}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: `${row.brand} ${row.short_description[language]}`,
    subtitle: row.brand_style_id,
    state: row.status,
  }));
};

interface VariantRow {
  readonly id: string;
  readonly product_id: string;
  readonly sku: string;
  readonly size: string;
  readonly brand: string;
}

export const findVariants: Finder = async (db, { search, merchantId }) => {
  const { rows } = await sql<VariantRow>`
    select v.id, v.product_id, v.sku, v.size, b.name as brand
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    where (v.id = ${search.id}::bigint or lower(v.sku) = ${search.lowerCase}
      or v.external_id = ${search.text}) and ${isOf(sql`v.merchant_id`, merchantId)}
    order by v.id limit ${MAX_FOUND}`.execute(db);
  return rows.map(({ id, product_id, sku, size, brand }) => ({
    id,
    productId: product_id,
    title: sku,
    subtitle: `${brand} · ${size}`,
    state: null,
  }));
};

export const findMaskedShoppers: Finder = async (db, { search }) =>
  (await findShoppers(db, search.text)).slice(0, MAX_FOUND).map((row) => {
    const { id, name, mobile, email, blocked } = maskShopper(row);
    const subtitle = [mobile, email].filter(Boolean).join(' · ');
    return { id, title: name ?? id, subtitle, state: blocked ? 'blocked' : null };
  });

export const findPages: Finder = async (db, { search }) => {
  const { rows } = await sql<{ id: string; title: string; type: string }>`
    select p.space || '/' || p.code as id, p.content_type as type,
      coalesce(max(nullif(r.title, '')), p.code) as title
    from content_pages p
    left join content_revisions r on r.space = p.space and r.code = p.code
    where p.space <> ${BLOCK_SPACE}
      and (${contains(sql`p.code`, search)} or ${contains(sql`r.title`, search)})
    group by p.space, p.code order by p.code limit ${MAX_FOUND}`.execute(db);
  return rows.map(({ id, title, type }) => ({
    id,
    title,
    subtitle: `${id} · ${type}`,
    state: null,
  }));
};

export const findPromotions: Finder = async (db, { search, language }) => {
  const { rows } = await sql<{ id: string; name: Localised; is_paused: boolean }>`
    select id, name, paused_at is not null as is_paused from promotions
    where ${contains(sql`id`, search)} or ${contains(localised('name'), search)}
      or id in (select promotion_id from promo_codes where code = ${search.text.toUpperCase()})
    order by starts_at desc, id limit ${MAX_FOUND}`.execute(db);
  return rows.map(({ id, name, is_paused }) => ({
    id,
    title: name[language],
    subtitle: id,
    state: is_paused ? 'paused' : null,
  }));
};

export const findOperators: Finder = async (db, { search }) => {
  const { rows } = await sql<{ id: string; name: string; email: string; status: string }>`
    select id, name, email, status from operators
    where id = ${search.id}::bigint or ${contains(sql`concat_ws(' ', name, email)`, search)}
    order by name, id limit ${MAX_FOUND}`.execute(db);
  return rows.map(({ id, name, email, status }) => {
    return { id, title: name, subtitle: email, state: status };
  });
};

export const findMerchantNames: Finder = async (db, { search, language, merchantId }) => {
  const { rows } = await sql<{ id: string; name: string; city: Localised; state: string | null }>`
    select id, name, city, case when archived_at is not null then 'archived' end as state
    from merchants
    where (id = ${search.id}::bigint or ${contains(sql`name`, search)})
      and ${isOf(sql`id`, merchantId)}
    order by name, id limit ${MAX_FOUND}`.execute(db);
  return rows.map(({ id, name, city, state }) => ({
    id,
    title: name,
    subtitle: city[language],
    state,
  }));
};
