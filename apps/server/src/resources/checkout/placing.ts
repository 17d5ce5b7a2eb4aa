import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { emptyBagOf, lockBag } from '../bags/queries.ts';
import {
  dropHolds,
  extendHolds,
  type Lacking,
  lockStock,
  takeStock,
  type Wanted,
} from './holds.ts';
import type { PromotionsPort } from './promotions-port.ts';
import {
  bagOfCheckout,
  type CheckoutItemRecord,
  type CheckoutRecord,
  findCheckoutItems,
  isForgotten,
  lockAnyCheckout,
  lockCheckout,
} from './queries.ts';
import type { CheckoutRefusal } from './refuse.ts';
import { type CheckoutSums, needsPersonalId, sumsOf } from './rules.ts';
import { cannotSend } from './shipping-rules.ts';

/** What placing works with; handlers and sweeps have it in their deps. */
export interface PlacingDeps {
  promotions: PromotionsPort;
  now: () => number;
  /** How long pieces are held; a payment that begins late still gets as long. */
  holdMs: number;
}

/** The order, or why not: `refuseCheckout(refusal, language, { values })` words it. */
export type PlacingResult =
  | { readonly order: CheckoutSums; readonly refusal?: undefined }
  | {
      readonly refusal: CheckoutRefusal;
      readonly values?: Readonly<Record<string, string>>;
      /** Items that sold out meanwhile, by their ids. */
      readonly lacking?: Readonly<Record<string, number>>;
      readonly order?: undefined;
    };

/** However often a payment begins, nobody keeps pieces from others for longer than this. */
const LONGEST_HOLD_MS = 60 * 60 * 1000;

const wantedOf = (items: readonly CheckoutItemRecord[]): Wanted[] =>
  items.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));

/** Why an order may not be paid, as far as that is written in the order itself. */
export function refusalOf(sums: CheckoutSums, now: number): PlacingResult | undefined {
  const { record, destination, parcels } = sums;
  if (record.status === 'placed') return { refusal: 'checkout-placed' };
  if (record.status === 'abandoned') return { refusal: 'checkout-closed' };
  if (record.status === 'expired' || record.expires_at.getTime() <= now)
    return { refusal: 'checkout-expired' };
  if (!record.shipping_address) return { refusal: 'address-needed' };
  const [unable] = cannotSend(record.merchants, parcels, destination);
  if (unable) return { refusal: 'cannot-send-there', values: { name: unable.name } };
  if (needsPersonalId(destination) && !record.personal_id_id)
    return { refusal: 'personal-id-needed' };
  return undefined;
}

/** How many pieces are left for each item that there is not enough of. */
const lackingItems = (items: readonly CheckoutItemRecord[], missing: readonly Lacking[]) =>
  Object.fromEntries(
    items.flatMap(({ id, variant_id }) => {
      const lack = missing.find(({ variantId }) => variantId === variant_id);
      return lack ? [[id, lack.left]] : [];
    }),
  );

const redeem = async (trx: Transaction<Database>, record: CheckoutRecord, deps: PlacingDeps) =>
  record.discount &&
  deps.promotions.redeem(trx, {
    shopperId: record.shopper_id,
    checkoutOrderId: record.id,
    discount: record.discount,
    now: deps.now(),
  });

/**
 * Makes sure that a checkout order can be paid right now, counts its promotion as used and holds its
 * pieces for the time a payment takes. Amounts cannot change until this transaction is over. It locks the
 * checkout order, then the sizes, then the promotion.
 */
export async function lockForPayment(
  trx: Transaction<Database>,
  { checkoutOrderId, shopperId }: { checkoutOrderId: string; shopperId: string },
  deps: PlacingDeps,
): Promise<PlacingResult> {
  const now = deps.now();
  const record = await lockCheckout(trx, checkoutOrderId, shopperId);
  if (!record) return { refusal: 'checkout-not-found' };
  const order = sumsOf(record, await findCheckoutItems(trx, record.id));
  const refused = refusalOf(order, now);
  if (refused) return refused;
  const against = { now, exceptCheckoutId: record.id };
  const missing = await lockStock(trx, wantedOf(order.items), against);
  if (missing.length > 0)
    return { refusal: 'stock-gone', lacking: lackingItems(order.items, missing) };
  const refusal = await redeem(trx, record, deps);
  if (refusal) return { refusal };
  const expiresAt = heldUntil(record, now, deps.holdMs);
  await extendHolds(trx, record.id, expiresAt);
  await trx
    .updateTable('checkout_orders')
    .set({ expires_at: expiresAt })
    .where('id', '=', record.id)
    .execute();
  return { order: { ...order, record: { ...record, expires_at: expiresAt } } };
}

/** Until when pieces are held for a payment that begins now. */
export function heldUntil(
  { created_at, expires_at }: Pick<CheckoutRecord, 'created_at' | 'expires_at'>,
  now: number,
  holdMs: number,
): Date {
  const latest = created_at.getTime() + Math.max(LONGEST_HOLD_MS, holdMs);
  return new Date(Math.max(expires_at.getTime(), Math.min(now + holdMs, latest)));
}

/**
 * Turns a paid checkout order into a placed one: takes its pieces out of the stock and out of the bag.
 * Money that came late still counts while there are pieces left, and somebody to send them to. Refused, it
 * has changed nothing, and the money has to go back. It locks the bag, then the checkout order, then the sizes.
 */
export async function settle(
  trx: Transaction<Database>,
  { checkoutOrderId, paidAmount }: { checkoutOrderId: string; paidAmount: number },
  deps: PlacingDeps,
): Promise<PlacingResult> {
  const now = deps.now();
  const bag = await bagOfCheckout(trx, checkoutOrderId);
  if (!bag) return { refusal: 'checkout-not-found' };
  await lockBag(trx, bag.bag_id, now);
  const record = await lockAnyCheckout(trx, checkoutOrderId);
  if (!record) return { refusal: 'checkout-not-found' };
  if (record.status === 'placed') return { refusal: 'checkout-placed' };
  if (await isForgotten(trx, record.shopper_id)) return { refusal: 'checkout-closed' };
  const order = sumsOf(record, await findCheckoutItems(trx, record.id));
  if (order.price.grandTotal !== paidAmount) return { refusal: 'amount-changed' };
  const against = { now, exceptCheckoutId: record.id };
  const missing = await lockStock(trx, wantedOf(order.items), against);
  if (missing.length > 0) return { refusal: 'stock-gone' };
  const refusal = await redeem(trx, record, deps);
  if (refusal) return { refusal };
  const placed = { status: 'placed' as const, placed_at: new Date(now) };
  await takeStock(trx, record.id);
  await dropHolds(trx, [record.id]);
  await trx.updateTable('checkout_orders').set(placed).where('id', '=', record.id).execute();
  await emptyBagOf(trx, record.bag_id, order.items);
  return { order: { ...order, record: { ...record, ...placed } } };
}
