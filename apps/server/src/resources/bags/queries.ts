import { MAX_ITEMS_PER_BAG, MAX_QUANTITY_PER_ITEM, type ShippingType } from '@vitrine/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { runTogether } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { PromisePlace } from '../../delivery/promise-delivery.ts';
import { selectPlaceOfBag } from '../addresses/queries.ts';

/** Locks a bag so that changes run one after the other. The row is created by the first change. */
export async function lockBag(trx: Transaction<Database>, id: string, now: number): Promise<void> {
  const at = new Date(now);
  await trx
    .insertInto('bags')
    .values({ id, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: at }))
    .execute();
}

/** Locks existing bags in the order of their ids, so that two transactions never deadlock. */
export const lockExistingBags = (trx: Transaction<Database>, ids: readonly string[]) =>
  trx
    .selectFrom('bags')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** The quantity of a variant that checkouts of other bags have reserved. */
const reservedForOtherBags = (bagId: string, now: number) =>
  sql<number>`(select coalesce(sum(stock_reservations.quantity), 0)::int from stock_reservations
    where stock_reservations.variant_id = variants.id and stock_reservations.bag_id <> ${bagId}
    and stock_reservations.expires_at > ${new Date(now)})`;

interface AddedItem {
  bagId: string;
  variantId: string;
  quantity: number;
  now: number;
  /** Adds at most once for this key; a repetition with another request is refused. */
  key: string | undefined;
  requestHash: Buffer;
}

export type AddProblemReason =
  | 'idempotency-key-reused'
  | 'variant-not-found'
  | 'not-open-yet'
  | 'too-many-items'
  | 'sold-out'
  | 'not-enough-left'
  | 'bag-full';

/** The items of a bag with current prices and stock, newest first, in one query. */
export const selectBagItems = (db: Kysely<Database>, bagId: string, now: number) =>
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
      'merchants.ships_from as merchant_ships_from',
      'variants.currency',
      'variants.price_incl_taxes',
      'variants.price_without_promotion',
      'variants.quantity as stock',
      reservedForOtherBags(bagId, now).as('reserved'),
      sql<Date | null>`opens_at_for_bag(products.id, ${bagId}, ${new Date(now)})`.as('opens_at'),
      // Of the whole bag: the database evaluates it once.
      sql<ShippingType[]>`(select free_shipping_of_bag(${bagId}, ${new Date(now)}))`.as(
        'free_shipping',
      ),
      sql<PromisePlace | null>`(${selectPlaceOfBag(bagId)})`.as('default_place'),
    ])
    .where('bag_items.bag_id', '=', bagId)
    .orderBy('bag_items.id', 'desc');

export const findBagItems = (db: Kysely<Database>, bagId: string, now: number) =>
  selectBagItems(db, bagId, now).execute();

/** Adds a quantity of a size in one statement. A reason says why nothing was added. */
const addItem = ({ bagId, variantId, quantity, now, key, requestHash }: AddedItem) =>
  sql<{
    reason: AddProblemReason | null;
    available: number;
  }>`select reason, available from add_bag_item(
      ${bagId}, ${variantId}, ${quantity}, ${new Date(now)},
      ${MAX_QUANTITY_PER_ITEM}, ${MAX_ITEMS_PER_BAG}, ${key ?? null}, ${requestHash})`;

function requireOutcome<T>(outcome: T | undefined): T {
  if (!outcome) throw new Error('The function add_bag_item returned nothing');
  return outcome;
}

/** Adds a quantity of a size within a transaction. */
export async function insertBagItem(trx: Transaction<Database>, item: AddedItem) {
  const { rows } = await addItem(item).execute(trx);
  return requireOutcome(rows[0]);
}

/**
 * Adds a quantity of a size in one statement, and reads the bag after it has committed. A reason says why
 * nothing was added.
 */
export async function addAndFindBagItems(db: Kysely<Database>, item: AddedItem) {
  const [[outcome], items] = await runTogether(
    db,
    addItem(item).compile(db),
    selectBagItems(db, item.bagId, item.now).compile(),
  );
  return { ...requireOutcome(outcome), items };
}

export type BagItemRecord = Awaited<ReturnType<typeof findBagItems>>[number];

/** A variant that is for sale, with the quantity available to this bag. */
export const findVariantForSale = (
  db: Kysely<Database>,
  variantId: string,
  bagId: string,
  now: number,
) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .select(reservedForOtherBags(bagId, now).as('reserved'))
    .where('variants.id', '=', variantId)
    .where('products.is_online', '=', true)
    .executeTakeFirst();

export type VariantForSaleRecord = NonNullable<Awaited<ReturnType<typeof findVariantForSale>>>;

/** All sizes of the bag's products at the merchants of its items. */
export const findBagItemSizes = (db: Kysely<Database>, bagId: string, now: number) =>
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
      reservedForOtherBags(bagId, now).as('reserved'),
    ])
    .where('bag_items.bag_id', '=', bagId)
    .orderBy('bag_items.id', 'desc')
    .orderBy('variants.position')
    .orderBy('variants.id')
    .execute();

export const findBagItemRows = (db: Kysely<Database>, bagId: string) =>
  db.selectFrom('bag_items').selectAll().where('bag_id', '=', bagId).orderBy('id').execute();

export type BagItemRow = Awaited<ReturnType<typeof findBagItemRows>>[number];

export const countBagItems = async (db: Kysely<Database>, bagId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('bag_items')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
    .where('bag_id', '=', bagId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Sets variant, quantity and the price that the shopper has now seen. */
export const updateBagItem = (
  trx: Transaction<Database>,
  id: string,
  variant: VariantForSaleRecord,
  quantity: number,
) =>
  trx
    .updateTable('bag_items')
    .set({
      variant_id: variant.id,
      size: variant.size,
      size_scale: variant.size_scale,
      quantity,
      price_when_added: variant.price_incl_taxes,
    })
    .where('id', '=', id)
    .execute();

export const setBagItemQuantity = (trx: Transaction<Database>, id: string, quantity: number) =>
  trx.updateTable('bag_items').set({ quantity }).where('id', '=', id).execute();

export const moveBagItem = (trx: Transaction<Database>, id: string, bagId: string) =>
  trx.updateTable('bag_items').set({ bag_id: bagId }).where('id', '=', id).execute();

export const deleteBagItems = async (
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

/** The statement that removes the quantities of a checkout order from its bag. Quantities added since then stay. */
export const removeOrderedItems = (
  trx: Transaction<Database>,
  bagId: string,
  checkoutOrderId: string,
) =>
  sql`with ordered as (
      select bag_items.id, bag_items.quantity - sum(item.quantity)::int as remaining
      from checkout_order_items item
      join bag_items on bag_items.variant_id = item.variant_id and bag_items.bag_id = ${bagId}
      where item.checkout_order_id = ${checkoutOrderId}
      group by bag_items.id
    ), removed as (
      delete from bag_items using ordered where bag_items.id = ordered.id and remaining <= 0
    )
    update bag_items set quantity = remaining from ordered
    where bag_items.id = ordered.id and remaining > 0`.compile(trx);
