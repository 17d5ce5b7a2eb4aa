import type { EntryReference } from '@vitrine/modules/schemas';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { SPACE } from '../contents/spaces.ts';
import { parseShopLink } from './parse-shop-link.ts';
import type { ReferenceFacts } from './reference-rules.ts';

const isNumber = (text: string) => /^[1-9]\d{0,11}$/.test(text);

/** The ids that references and their links name, by what they are. */
function collectIds(references: readonly EntryReference[]) {
  const ids = { product: ['0'], set: ['0'], category: ['0'], promotion: [''], page: [''] };
  for (const { kind, value } of references) {
    if (kind === 'link') {
      const target = parseShopLink(value);
      if (target?.route === 'content') ids.page.push(target.id);
      if (target?.route === 'product') ids.product.push(target.id);
      ids.set.push(...(target?.setIds ?? []));
    } else if (kind !== 'end') ids[kind].push(...value.split(','));
  }
  const { product, set, category } = ids;
  return {
    ...ids,
    product: product.filter((id) => id === '0' || isNumber(id)),
    set: set.filter((id) => id === '0' || isNumber(id)),
    category: category.filter((id) => id === '0' || isNumber(id)),
  };
}

const findProducts = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('products')
    .leftJoin('variants', 'variants.product_id', 'products.id')
    .select(['products.id', sql<number>`coalesce(sum(greatest(quantity, 0)), 0)::int`.as('stock')])
    .where('products.id', 'in', ids)
    .where('products.is_online', '=', true)
    .groupBy('products.id')
    .execute();

const findSets = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('sets')
    .leftJoin('set_products', 'set_products.set_id', 'sets.id')
    .select([
      'sets.id',
      sql<boolean>`rule is not null`.as('has_rule'),
      sql<number>`count(set_products.product_id)::int`.as('count'),
    ])
    .where('sets.id', 'in', ids)
    .groupBy('sets.id')
    .execute();

const findCategories = (db: Kysely<Database>, ids: readonly string[]) =>
  db.selectFrom('categories').select('id').where('id', 'in', ids).execute();

const findPromotions = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('promotions')
    .select(['id', 'ends_at', 'paused_at'])
    .where('id', 'in', ids)
    .execute();

/** Pages with a revision that is shown now or later in the language. */
const findPages = (
  db: Kysely<Database>,
  { codes, language, now }: { codes: readonly string[]; language: string; now: Date },
) =>
  db
    .selectFrom('content_revisions')
    .select('code')
    .distinct()
    .where('space', '=', SPACE)
    .where('language', '=', language)
    .where('code', 'in', codes)
    .where('withdrawn_at', 'is', null)
    .where('arm', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();

interface Draft {
  readonly language: string;
  /** A page may link to itself. */
  readonly code: string;
}

/** Reads what the shop has of everything that a draft names: one query for each kind. */
export async function loadReferenceFacts(
  db: Kysely<Database>,
  references: readonly EntryReference[],
  { language, code }: Draft,
  now: number,
): Promise<ReferenceFacts> {
  const ids = collectIds(references);
  const products = await findProducts(db, ids.product);
  const sets = await findSets(db, ids.set);
  const categories = await findCategories(db, ids.category);
  const promotions = await findPromotions(db, ids.promotion);
  const pages = await findPages(db, { codes: ids.page, language, now: new Date(now) });
  return {
    products: new Map(products.map(({ id, stock }) => [id, stock])),
    sets: new Map(sets.map(({ id, count, has_rule }) => [id, has_rule ? null : count])),
    categories: new Set(categories.map(({ id }) => id)),
    promotions: new Map(
      promotions.map(({ id, ends_at, paused_at }) => [
        id,
        { endsAt: ends_at.getTime(), isPaused: paused_at !== null },
      ]),
    ),
    pages: new Set([code, ...pages.map((page) => page.code)]),
    now,
  };
}
