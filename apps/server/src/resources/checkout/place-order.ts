import type { CompiledQuery, Transaction } from 'kysely';
import type { PipelinedTransaction } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { findUnreachableMerchants } from '../../pricing/shipping-rules.ts';
import {
  findShortages,
  type RequestedQuantity,
  type StockShortage,
} from '../../stock/reservations.ts';
import { removeOrderedItems } from '../bags/queries.ts';
import { lockCheckoutAndStock, lockPaidCheckout } from './lock-checkout.ts';
import type { CheckoutProblemReason } from './problems.ts';
import type { PromotionsPort } from './promotions-port.ts';
import type { CheckoutItemRecord, CheckoutRecord } from './queries.ts';
import { needsPersonalId, type PricedCheckout, priceCheckout } from './rules.ts';
import { extendCheckout, placeCheckout } from './write-checkout.ts';

export interface PlaceOrderDeps {
  promotions: PromotionsPort;
  now: () => number;
  /** How long stock is reserved for. A payment that starts late extends the reservation by this much. */
  reservationMs: number;
}

/** The priced checkout, or the reason for `checkoutProblem(reason, language, { values })`. */
export type PlaceOrderResult =
  | { readonly checkout: PricedCheckout; readonly reason?: undefined }
  | {
      readonly reason: CheckoutProblemReason;
      readonly values?: Readonly<Record<string, string>>;
      /** The quantity left of each item that is short, by item id. */
      readonly shortagesByItem?: Readonly<Record<string, number>>;
      readonly checkout?: undefined;
    };

/** Repeated payment attempts cannot reserve stock for longer than this. */
const MAX_RESERVATION_MS = 60 * 60 * 1000;

const listRequestedQuantities = (items: readonly CheckoutItemRecord[]): RequestedQuantity[] =>
  items.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));

/** The reason why a checkout order cannot be paid, as far as the order itself shows it. */
export function findCheckoutProblem(
  checkout: PricedCheckout,
  now: number,
): PlaceOrderResult | undefined {
  const { record, destination, shipments } = checkout;
  if (record.status === 'placed') return { reason: 'checkout-placed' };
  if (record.status === 'abandoned') return { reason: 'checkout-closed' };
  if (record.status === 'expired' || record.expires_at.getTime() <= now)
    return { reason: 'checkout-expired' };
  if (!record.shipping_address) return { reason: 'address-needed' };
  const [unreachable] = findUnreachableMerchants(record.merchants, shipments, destination);
  if (unreachable) return { reason: 'cannot-send-there', values: { name: unreachable.name } };
  if (needsPersonalId(checkout) && !record.personal_id_id) return { reason: 'personal-id-needed' };
  return undefined;
}

const mapShortagesToItems = (
  items: readonly CheckoutItemRecord[],
  shortages: readonly StockShortage[],
) =>
  Object.fromEntries(
    items.flatMap(({ id, variant_id }) => {
      const shortage = shortages.find(({ variantId }) => variantId === variant_id);
      return shortage ? [[id, shortage.left]] : [];
    }),
  );

const redeemPromotion = async (
  trx: Transaction<Database>,
  record: CheckoutRecord,
  deps: PlaceOrderDeps,
) =>
  record.discount &&
  deps.promotions.redeem(trx, {
    shopperId: record.shopper_id,
    checkoutOrderId: record.id,
    discount: record.discount,
    now: deps.now(),
  });

interface PaymentLock {
  readonly checkoutOrderId: string;
  readonly shopperId: string;
  /** How long stock is reserved from the beginning of the checkout for a transfer, which takes days. */
  readonly holdMs?: number | undefined;
}

/**
 * Checks that a checkout order can be paid now, redeems its promotion and extends its stock reservation
 * for the duration of a payment. Amounts cannot change until this transaction ends. It locks the
 * checkout order, then the variants, then what the next statement locks, then the promotion.
 */
export async function lockForPayment<Row>(
  { trx, sendWithCommit }: PipelinedTransaction,
  { checkoutOrderId, shopperId, holdMs }: PaymentLock,
  deps: PlaceOrderDeps,
  next: CompiledQuery<Row>,
): Promise<PlaceOrderResult & { readonly nextRows: readonly Row[] }> {
  const now = deps.now();
  const key = { id: checkoutOrderId, shopperId, now };
  const { locked, nextRows } = await lockCheckoutAndStock(trx, key, next);
  if (!locked) return { reason: 'checkout-not-found', nextRows };
  const { record, items, stock } = locked;
  const checkout = priceCheckout(record, items);
  const problem = findCheckoutProblem(checkout, now);
  if (problem) return { ...problem, nextRows };
  const shortages = findShortages(listRequestedQuantities(items), stock);
  if (shortages.length > 0)
    return {
      reason: 'stock-gone',
      shortagesByItem: mapShortagesToItems(checkout.items, shortages),
      nextRows,
    };
  const reason = await redeemPromotion(trx, record, deps);
  if (reason) return { reason, nextRows };
  const expiresAt = holdMs
    ? getTransferEnd(record, holdMs)
    : getReservationEnd(record, now, deps.reservationMs);
  void sendWithCommit(
    extendCheckout(trx, record.id, { expiresAt, forTransfer: holdMs !== undefined }),
  );
  return { checkout: { ...checkout, record: { ...record, expires_at: expiresAt } }, nextRows };
}

/** The end of the stock reservation for a transfer. Starting it again does not make it longer. */
export const getTransferEnd = (
  { created_at, expires_at }: Pick<CheckoutRecord, 'created_at' | 'expires_at'>,
  holdMs: number,
): Date => new Date(Math.max(expires_at.getTime(), created_at.getTime() + holdMs));

/**
 * The end of the stock reservation for a payment that starts now. One that was longer, for a transfer, becomes
 * as short as that of other payments.
 */
export function getReservationEnd(
  { created_at, expires_at }: Pick<CheckoutRecord, 'created_at' | 'expires_at'>,
  now: number,
  reservationMs: number,
): Date {
  const latest = created_at.getTime() + Math.max(MAX_RESERVATION_MS, reservationMs);
  if (expires_at.getTime() > latest) return new Date(now + reservationMs);
  return new Date(Math.max(expires_at.getTime(), Math.min(now + reservationMs, latest)));
}

export interface PaidCheckout {
  readonly checkoutOrderId: string;
  readonly paidAmount: number;
}

/**
 * Locks what a paid checkout order changes: its bag, the order, its variants, and then what the next
 * statements lock. Returns their rows, and a function that places the order.
 */
export async function lockToPlaceOrder<Results extends readonly unknown[]>(
  { trx, sendWithCommit }: PipelinedTransaction,
  { checkoutOrderId, paidAmount }: PaidCheckout,
  deps: PlaceOrderDeps,
  ...next: { [At in keyof Results]: CompiledQuery<Results[At]> }
) {
  const now = deps.now();
  const key = { id: checkoutOrderId, now };
  const { locked, nextRows } = await lockPaidCheckout<Results>(trx, key, ...next);

  /**
   * Places the order and takes its items out of stock and out of the bag. A late payment is still accepted
   * while there is stock and the shopper's account exists. When a reason is returned, nothing has changed
   * and the money must be refunded.
   */
  async function placeOrder(): Promise<PlaceOrderResult> {
    if (!locked) return { reason: 'checkout-not-found' };
    const { record, items, stock, isShopperErased } = locked;
    if (record.status === 'placed') return { reason: 'checkout-placed' };
    if (isShopperErased) return { reason: 'checkout-closed' };
    const checkout = priceCheckout(record, items);
    if (checkout.price.grandTotal !== paidAmount) return { reason: 'amount-changed' };
    const shortages = findShortages(listRequestedQuantities(items), stock);
    if (shortages.length > 0) return { reason: 'stock-gone' };
    const reason = await redeemPromotion(trx, record, deps);
    if (reason) return { reason };
    const placed = { status: 'placed' as const, placed_at: new Date(now) };
    void sendWithCommit(placeCheckout(trx, record.id, placed.placed_at));
    void sendWithCommit(removeOrderedItems(trx, record.bag_id, record.id));
    return { checkout: { ...checkout, record: { ...record, ...placed } } };
  }
  return { nextRows, placeOrder };
}
