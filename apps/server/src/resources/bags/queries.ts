import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Makes changes of one bag wait for each other. A bag is there from its first change on. */
export async function lockBag(trx: Transaction<Database>, id: string, now: number): Promise<void> {
  const at = new Date(now);
  await trx
    .insertInto('bags')
    .values({ id, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: at }))
    .execute();
}

/** Locks bags that are there, in one order always: two who want the same never wait for each other. */
export const lockKnownBags = (trx: Transaction<Database>, ids: readonly string[]) =>
  trx
    .selectFrom('bags')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Pieces of a size that orders of other bags hold. */
const heldElsewhere = (bagId: string, now: number) =>
  sql<number>`(select coalesce(sum(stock_holds.quantity), 0)::int from stock_holds
    where stock_holds.variant_id = variants.id and stock_holds.bag_id <> ${bagId}
    and stock_holds.expires_at > ${new Date(now)})`;

/** What is in a bag, newest first, with today's prices and stock: one query however much it is. */
export const findBagItems = (db: Kysely<Database>, bagId: string, now: number) =>
  db
    .selectFrom('bag_items')
    .innerJoin('products', 'products.id', 'bag_items.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('merchants', 'merchants.id', 'bag_items.merchant_id')
    .leftJoin('variants', 'variants.id', 'bag_items.variant_id')
    .select([
      'bag_items.id',
      'bag_items.product_id',
      'bag_items.variant_id',
      'bag_items.merchant_id',
      'bag_items.size',
      'bag_items.size_scale',
      'bag_items.quantity',
      'bag_items.price_when_added',
      'products.brand_id',
      'products.short_description',
      'products.image_keys',
      'products.is_online',
      'products.is_same_day',
      'brands.name as brand_name',
      'merchants.name as merchant_name',
      'merchants.monogram as merchant_monogram',
      'merchants.city as merchant_city',
      'merchants.shipping as merchant_shipping',
      'variants.currency',
      'variants.price_incl_taxes',
      'variants.price_without_promotion',
      'variants.quantity as stock',
      heldElsewhere(bagId, now).as('held'),
    ])
    .where('bag_items.bag_id', '=', bagId)
    .orderBy('bag_items.id', 'desc')
    .execute();

export type BagItemRecord = Awaited<ReturnType<typeof findBagItems>>[number];

/** One size that is offered, with what this bag could have of it. */
export const findOffered = (db: Kysely<Database>, variantId: string, bagId: string, now: number) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .select(heldElsewhere(bagId, now).as('held'))
    .where('variants.id', '=', variantId)
    .where('products.is_online', '=', true)
    .executeTakeFirst();

export type OfferedRecord = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

/** The sizes that the boutiques of a bag's items have of the same products. */
export const findSizes = (db: Kysely<Database>, bagId: string, now: number) =>
  db
    .selectFrom('bag_items')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.product_id', '=', 'bag_items.product_id')
        .onRef('variants.merchant_id', '=', 'bag_items.merchant_id'),
    )
    .innerJoin('products', 'products.id', 'bag_items.product_id')
    .select([
      'bag_items.id as item_id',
      'variants.id',
      'variants.size',
      'variants.size_scale',
      'variants.quantity as stock',
      'products.is_online',
      heldElsewhere(bagId, now).as('held'),
    ])
    .where('bag_items.bag_id', '=', bagId)
    .orderBy('bag_items.id', 'desc')
    .orderBy('variants.position')
    .orderBy('variants.id')
    .execute();

export const findPlainItems = (db: Kysely<Database>, bagId: string) =>
  db.selectFrom('bag_items').selectAll().where('bag_id', '=', bagId).orderBy('id').execute();

export type PlainItem = Awaited<ReturnType<typeof findPlainItems>>[number];

export const countItems = async (db: Kysely<Database>, bagId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('bag_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bag_id', '=', bagId)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertItem = (
  trx: Transaction<Database>,
  bagId: string,
  offered: OfferedRecord,
  { quantity, now }: { quantity: number; now: number },
) =>
  trx
    .insertInto('bag_items')
    .values({
      bag_id: bagId,
      product_id: offered.product_id,
      variant_id: offered.id,
      merchant_id: offered.merchant_id,
      size: offered.size,
      size_scale: offered.size_scale,
      quantity,
      price_when_added: offered.price_incl_taxes,
      added_at: new Date(now),
    })
    .execute();

/** The item becomes this size in this quantity; the shopper has seen its price. */
export const updateItem = (
  trx: Transaction<Database>,
  id: string,
  offered: OfferedRecord,
  quantity: number,
) =>
  trx
    .updateTable('bag_items')
    .set({
      variant_id: offered.id,
      size: offered.size,
      size_scale: offered.size_scale,
      quantity,
      price_when_added: offered.price_incl_taxes,
    })
    .where('id', '=', id)
    .execute();

export const setQuantity = (trx: Transaction<Database>, id: string, quantity: number) =>
  trx.updateTable('bag_items').set({ quantity }).where('id', '=', id).execute();

export const moveItem = (trx: Transaction<Database>, id: string, bagId: string) =>
  trx.updateTable('bag_items').set({ bag_id: bagId }).where('id', '=', id).execute();

export const deleteItems = async (
  trx: Transaction<Database>,
  bagId: string,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('bag_items')
    .where('bag_id', '=', bagId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Takes what was ordered out of the bag; pieces that were put in meanwhile stay. */
export async function emptyBagOf(
  trx: Transaction<Database>,
  bagId: string,
  ordered: readonly { variant_id: string; quantity: number }[],
): Promise<void> {
  const inBag = new Map((await findPlainItems(trx, bagId)).map((item) => [item.variant_id, item]));
  const bought = ordered.flatMap(({ variant_id, quantity }) => {
    const item = inBag.get(variant_id);
    return item ? { id: item.id, left: item.quantity - quantity } : [];
  });
  const gone = bought.filter(({ left }) => left <= 0).map(({ id }) => id);
  await deleteItems(trx, bagId, gone);
  for (const { id, left } of bought) if (left > 0) await setQuantity(trx, id, left);
}
