import { DEFAULT_CURRENCY, type Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type BagItemRecord, findBagItems, findPlainItems, lockBag } from '../bags/queries.ts';
import { availableOf } from '../bags/rules.ts';
import { cancelPaymentsOf } from '../payments/queries.ts';
import { dropHolds, lockVariants, putHolds } from './holds.ts';
import type { PromotionsPort } from './promotions-port.ts';
import { type AddressRecord, findAddress, lockOpenCheckouts, setStatus } from './queries.ts';
import { refuseCheckout } from './refuse.ts';
import { chosenAddress } from './rules.ts';
import type { ChosenShipping } from './stored.ts';

interface Opening {
  shopperId: string;
  bagId: string;
  /** Only these items of the bag; undefined: all that can be ordered. */
  itemIds: readonly string[] | undefined;
  /** What the shopper was shown. */
  subTotalAmount: number | undefined;
  now: number;
  holdMs: number;
  language: Language;
  promotions: PromotionsPort;
}

/** The boutiques of the items with their ways of sending as they are now. */
export function merchantsOf(items: readonly BagItemRecord[]): ChosenShipping[] {
  const merchants = new Map<string, ChosenShipping>();
  for (const item of items)
    merchants.set(item.merchant_id, {
      merchantId: item.merchant_id,
      name: item.merchant_name,
      monogram: item.merchant_monogram,
      city: item.merchant_city,
      ways: item.merchant_shipping,
      chosen: 'standard',
    });
  return [...merchants.values()];
}

const subTotalOf = (items: readonly BagItemRecord[]) =>
  items.reduce((sum, item) => sum + Number(item.price_incl_taxes) * item.quantity, 0);

/**
 * The items to order. What is sold out stays behind unless it was asked for by name; what there is too
 * little of is for the shopper to decide.
 */
export function chooseItems(
  items: readonly BagItemRecord[],
  { itemIds, language }: Pick<Opening, 'itemIds' | 'language'>,
): BagItemRecord[] {
  const named = itemIds
    ? items.filter(({ id }) => itemIds.includes(id))
    : items.filter((item) => availableOf(item) > 0);
  if (named.length === 0 || (itemIds && named.length < new Set(itemIds).size))
    throw refuseCheckout(itemIds ? 'bag-changed' : 'bag-empty', language);
  for (const item of named) {
    const left = availableOf(item);
    const name = item.short_description[language];
    if (left === 0) throw refuseCheckout('items-unavailable', language, { values: { name } });
    if (left < item.quantity)
      throw refuseCheckout('not-enough-left', language, { values: { name, left } });
  }
  return named;
}

/** A shopper has one checkout at a time: a new one lets go of the pieces that the last one held. */
async function abandonOpen(trx: Transaction<Database>, shopperId: string): Promise<string[]> {
  const ids = (await lockOpenCheckouts(trx, shopperId)).map(({ id }) => id);
  if (ids.length === 0) return ids;
  await setStatus(trx, ids, 'abandoned');
  await dropHolds(trx, ids);
  return ids;
}

/** What is ordered, read again after its sizes were locked: nobody changes stock or price meanwhile. */
async function lockItems(trx: Transaction<Database>, opening: Opening): Promise<BagItemRecord[]> {
  const { bagId, itemIds, now } = opening;
  const inBag = await findPlainItems(trx, bagId);
  const ids = inBag
    .filter(({ id }) => !itemIds || itemIds.includes(id))
    .map(({ variant_id }) => variant_id);
  if (ids.length > 0) await lockVariants(trx, ids);
  return chooseItems(await findBagItems(trx, bagId, now), opening);
}

const asOrderItem = (checkoutOrderId: string, item: BagItemRecord, position: number) => ({
  checkout_order_id: checkoutOrderId,
  bag_item_id: item.id,
  position,
  variant_id: item.variant_id,
  product_id: item.product_id,
  merchant_id: item.merchant_id,
  brand_id: item.brand_id,
  brand_name: item.brand_name,
  short_description: JSON.stringify(item.short_description),
  image_keys: JSON.stringify(item.image_keys),
  size: item.size,
  size_scale: item.size_scale,
  quantity: item.quantity,
  price: item.price_incl_taxes ?? item.price_when_added,
  price_without_promotion: item.price_without_promotion ?? item.price_when_added,
  is_same_day: item.is_same_day,
});

const insertCheckout = (
  trx: Transaction<Database>,
  { shopperId, bagId, now, holdMs }: Opening,
  address: AddressRecord | undefined,
  items: readonly BagItemRecord[],
) =>
  trx
    .insertInto('checkout_orders')
    .values({
      shopper_id: shopperId,
      bag_id: bagId,
      currency: items[0]?.currency ?? DEFAULT_CURRENCY,
      shipping_address: address ? JSON.stringify(chosenAddress(address)) : null,
      merchants: JSON.stringify(merchantsOf(items)),
      created_at: new Date(now),
      expires_at: new Date(now + holdMs),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

/**
 * Opens a checkout order from the bag, and holds its pieces. It locks the bag, then the checkout order
 * that was open before, then the sizes in the order of their ids, and last the promotion and the payment of
 * the one before. A sweep closes that payment at its house.
 */
export async function openCheckout(trx: Transaction<Database>, opening: Opening): Promise<string> {
  const { bagId, shopperId, subTotalAmount, now, language, promotions } = opening;
  await lockBag(trx, bagId, now);
  const abandoned = await abandonOpen(trx, shopperId);
  // Before the sizes are locked: others who want them should not wait for this.
  const address = await findAddress(trx, shopperId, null);
  const items = await lockItems(trx, opening);
  if (subTotalAmount !== undefined && subTotalAmount !== subTotalOf(items))
    throw refuseCheckout('bag-changed', language);
  const { id, expires_at } = await insertCheckout(trx, opening, address, items);
  await trx
    .insertInto('checkout_order_items')
    .values(items.map((item, position) => asOrderItem(id, item, position)))
    .execute();
  const wanted = items.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));
  await putHolds(trx, { checkoutOrderId: id, bagId, expiresAt: expires_at }, wanted);
  for (const each of abandoned) await promotions.release(trx, each, now);
  if (abandoned.length > 0) await cancelPaymentsOf(trx, abandoned, now);
  return id;
}
