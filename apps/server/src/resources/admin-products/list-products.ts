import type { RequestParts } from '@vitrine/contract';
import { utcDateTime } from '@vitrine/contract';
import type {
  catalogueProductRow,
  catalogueProducts,
  ProductFilter,
  StockLevel,
} from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import { AVAILABLE, isOfLevel, joinReserved } from '../../stock/stock-levels.ts';
import type { AdminProductDeps } from './deps.ts';
import { toImageUrl } from './mappers.ts';
import { toProductStatus } from './status.ts';
import { toCatalogueText } from './texts.ts';

type Query = RequestParts<(typeof catalogueProducts)['listCatalogueProducts']>['query'];
type Condition = RawBuilder<boolean>;

interface ListedProduct {
  id: string;
  external_id: string;
  is_online: boolean;
  offline_status: 'draft' | 'hidden' | 'archived';
  brand_id: string;
  brand_name: string;
  category_id: string;
  brand_style_id: string;
  short_description: Localised;
  image_key: string | null;
  price: string | null;
  quantity: number;
  updated_at: Date;
  version: number;
}

interface Sort {
  readonly kinds: readonly ('text' | 'id')[];
  readonly order: RawBuilder<unknown>;
  after(values: readonly string[]): Condition;
  valuesOf(row: ListedProduct): readonly string[];
}

/** Times of a cursor have milliseconds, those of the database have microseconds. */
const UPDATED = sql`date_trunc('milliseconds', p.updated_at)`;

function parseTime(text: string | undefined): Date {
  const parsed = utcDateTime.safeParse(text);
  if (!parsed.success || parsed.data < '1970') throw new ApiProblem('bad-input');
  return new Date(parsed.data);
}

const SORTS: Readonly<Record<Query['sort'], Sort>> = {
  newest: {
    kinds: ['id'],
    order: sql`p.id desc`,
    after: ([id]) => sql`p.id < ${id}`,
    valuesOf: ({ id }) => [id],
  },
  updated: {
    kinds: ['text', 'id'],
    order: sql`${UPDATED} desc, p.id desc`,
    after: ([time, id]) => sql`(${UPDATED}, p.id) < (${parseTime(time)}, ${id})`,
    valuesOf: ({ updated_at, id }) => [updated_at.toISOString(), id],
  },
  style: {
    kinds: ['text', 'id'],
    order: sql`p.brand_style_id, p.id`,
    after: ([style, id]) => sql`(p.brand_style_id, p.id) > (${style}, ${id})`,
    valuesOf: ({ brand_style_id, id }) => [brand_style_id, id],
  },
};

const isBelowCategory = (id: string): Condition => sql`p.category_id in (
  with recursive below as (
    select id from categories where id = ${id}
    union select c.id from categories c join below on c.parent_id = below.id
  ) select id from below)`;

const hasAttribute = (code: string): Condition => sql`exists (
  select from product_attributes a where a.product_id = p.id and a.attribute_code = ${code})`;

const hasStatus = (status: NonNullable<Query['status']>): Condition =>
  status === 'published'
    ? sql`p.is_online`
    : sql`(not p.is_online and p.offline_status = ${status})`;

const matchesSearch = (search: string): Condition => {
  const term = search.toLowerCase();
  return sql`(
    strpos(lower(concat_ws(' ', p.short_description->>'zh-CN', p.short_description->>'en-US', b.name,
      p.brand_style_id, p.external_id)), ${term}) > 0
    or p.id::text = ${term}
    or exists (select from variants v where v.product_id = p.id and lower(v.sku) = ${term}))`;
};

const isSoldBy = (merchantId: string): Condition =>
  sql`exists (select from variants v where v.product_id = p.id and v.merchant_id = ${merchantId})`;

interface FilterOptions {
  /** Whose sizes count. */
  readonly merchantIds: readonly string[];
  readonly now: number;
}

const hasStock = (level: StockLevel, { merchantIds, now }: FilterOptions): Condition => {
  const ofMerchants = merchantIds.map((id) => sql<boolean>`v.merchant_id = ${id}`);
  const conditions = sql.join([isOfLevel(level, AVAILABLE), ...ofMerchants], sql` and `);
  return sql`p.id in (select v.product_id from variants v ${joinReserved(now)} where ${conditions})`;
};

/** The conditions of a filter on products `p` and their brands `b`. */
export function toProductConditions(
  { status, brandId, categoryId, colour, attribute, gender, stock, search }: ProductFilter,
  options: FilterOptions,
): Condition[] {
  return [
    ...options.merchantIds.map(isSoldBy),
    ...(status ? [hasStatus(status)] : []),
    ...(brandId ? [sql<boolean>`p.brand_id = ${brandId}`] : []),
    ...(categoryId ? [isBelowCategory(categoryId)] : []),
    ...(colour ? [sql<boolean>`p.colour_code = ${colour}`] : []),
    ...(attribute ? [hasAttribute(attribute)] : []),
    ...(gender ? [sql<boolean>`p.gender = ${gender}`] : []),
    ...(stock ? [hasStock(stock, options)] : []),
    ...(search ? [matchesSearch(search)] : []),
  ];
}

const toListedProduct = (row: ListedProduct): z.input<typeof catalogueProductRow> => ({
  id: row.id,
  externalId: row.external_id,
  status: toProductStatus(row),
  brand: { id: row.brand_id, name: row.brand_name },
  categoryId: row.category_id,
  styleId: row.brand_style_id,
  name: toCatalogueText(row.short_description),
  imageUrl: row.image_key === null ? null : toImageUrl(row.image_key),
  price: row.price === null ? null : Number(row.price),
  quantity: row.quantity,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

/** A page of products. Staff of a merchant see what their merchant sells, with its stock and prices. */
export async function listProducts(
  { db, now }: Pick<AdminProductDeps, 'db' | 'now'>,
  query: Query,
  ownMerchantId: string | null,
) {
  const sort = SORTS[query.sort];
  const after = parseCursor(query.cursor, sort.kinds);
  const merchantIds = [ownMerchantId, query.merchantId].filter((id) => typeof id === 'string');
  const conditions = toProductConditions(query, { merchantIds, now: now() });
  if (query.ids) conditions.push(sql`p.id = any(${query.ids})`);
  if (after) conditions.push(sort.after(after));
  const ofMerchants = merchantIds.map((id) => sql<boolean>`v.merchant_id = ${id}`);
  const variants = sql`from variants v where ${sql.join([sql`v.product_id = p.id`, ...ofMerchants], sql` and `)}`;
  const { rows } = await sql<ListedProduct>`
    select p.id, p.external_id, p.is_online, p.offline_status, p.brand_id, b.name as brand_name,
      p.category_id, p.brand_style_id, p.short_description, p.image_keys->>0 as image_key,
      p.updated_at, p.version,
      (select min(v.price_incl_taxes) ${variants}) as price,
      (select coalesce(sum(v.quantity), 0)::integer ${variants}) as quantity
    from products p join brands b on b.id = p.brand_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${sort.order} limit ${query.size + 1}`.execute(db);
  return toPage(rows, query.size, toListedProduct, sort.valuesOf);
}
