import { type BulkVariantChange, MAX_PRICE, MAX_STOCK } from '@vitrine/contract/admin';
import { computeBulkPrice, type VariantPrices } from './compute-price.ts';
import { compareFields, type PlannedChange, stayAsBefore } from './row-problems.ts';

export interface BulkVariant extends VariantPrices {
  readonly quantity: number;
  readonly isMerchantArchived: boolean;
  /** Whether another scheduled price is in effect during the time of the change. */
  readonly hasOverlap: boolean;
}

interface PlanOptions {
  readonly endings: readonly string[];
  readonly now: number;
}

type PriceChange = Extract<BulkVariantChange, { action: 'set-price' }>;
type ScheduleChange = Extract<BulkVariantChange, { action: 'schedule-price' }>;

const isInRange = (price: number) => price >= 0 && price <= MAX_PRICE;

function planPrice(variant: BulkVariant, change: PriceChange, { endings }: PlanOptions) {
  const price = computeBulkPrice(change.price, variant, endings);
  if (!isInRange(price)) return stayAsBefore('price-out-of-range');
  const { originalPrice: former } = variant;
  const originalPrice = change.raisesOriginalPrice ? Math.max(former, price) : former;
  if (price > originalPrice) return stayAsBefore('price-too-high');
  return compareFields({ price: variant.price, originalPrice: former }, { price, originalPrice });
}

function planSchedule(variant: BulkVariant, change: ScheduleChange, options: PlanOptions) {
  const { startsAt, endsAt } = change;
  const price = computeBulkPrice(change.price, variant, options.endings);
  if (endsAt !== null && Date.parse(endsAt) <= options.now) return stayAsBefore('time-over');
  if (!isInRange(price)) return stayAsBefore('price-out-of-range');
  if (price > variant.originalPrice) return stayAsBefore('price-too-high');
  if (variant.hasOverlap) return stayAsBefore('prices-overlap');
  return compareFields({ scheduledPrice: null }, { scheduledPrice: { price, startsAt, endsAt } });
}

function planStock(variant: BulkVariant, quantity: number): PlannedChange {
  const { quantity: before, isMerchantArchived } = variant;
  if (isMerchantArchived && quantity > before) return stayAsBefore('merchant-archived');
  if (quantity < 0 || quantity > MAX_STOCK) return stayAsBefore('stock-out-of-range');
  return compareFields({ quantity: before }, { quantity });
}

/** What a change makes of one variant. */
export function planBulkVariant(
  variant: BulkVariant,
  change: BulkVariantChange,
  options: PlanOptions,
): PlannedChange {
  switch (change.action) {
    case 'set-price':
      return planPrice(variant, change, options);
    case 'schedule-price':
      return planSchedule(variant, change, options);
    case 'set-stock':
      return planStock(variant, change.quantity);
    case 'adjust-stock':
      return planStock(variant, variant.quantity + change.by);
  }
}
