import type { BagItem, Boutique } from '@vitrine/contract';
import type { BagState } from '@vitrine/state';
import { countItems } from '../../../shared/order/count-items.ts';

/** The items of one boutique. */
export interface BoutiqueGroup {
  boutique: Boutique;
  items: BagItem[];
}

/** The item cannot be bought in any quantity. */
export const isUnavailable = ({ notices }: Pick<BagItem, 'notices'>): boolean =>
  (['gone', 'sold-out', 'not-open'] as const).some((notice) => notices.includes(notice));

/** The available items by boutique, in the order of the bag. */
export function groupByBoutique({
  items,
  boutiques,
}: Pick<BagState, 'items' | 'boutiques'>): BoutiqueGroup[] {
  const groups = new Map<string, BoutiqueGroup>();
  for (const item of items) {
    const boutique = boutiques[item.merchantId];
    if (isUnavailable(item) || !boutique) continue;
    const group = groups.get(item.merchantId) ?? { boutique, items: [] };
    group.items.push(item);
    groups.set(item.merchantId, group);
  }
  return [...groups.values()];
}

/** The total quantity of the items that go to the checkout. */
export const countCheckoutItems = ({
  items,
  availables,
}: Pick<BagState, 'items' | 'availables'>): number =>
  countItems(items.filter(({ id }) => availables.includes(id)));

/** The delivery fees that the shopper's benefits waive. */
export const sumWaivedFees = ({ boutiques }: Pick<BagState, 'boutiques'>): number =>
  Object.values(boutiques).reduce(
    (sum, { shipping }) => sum + (shipping.regularFee - shipping.fee),
    0,
  );

/** The boutique that needs the least more for free delivery; none when all share one fee. */
export function findNearestFreeDelivery(
  groups: readonly BoutiqueGroup[],
  isFlatRateOrder: boolean,
): { name: string; missing: number } | undefined {
  if (isFlatRateOrder) return undefined;
  return groups
    .map(({ boutique }) => ({
      name: boutique.merchant.name,
      missing: boutique.shipping.missingForFree ?? 0,
    }))
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => a.missing - b.missing)[0];
}

/** A stock of at most this many is shown. */
export const LOW_STOCK = 3;

export type ShownNotice = 'fewer-left' | 'last-piece' | 'price-up' | 'price-down';

const NOTICES_BY_PRIORITY: readonly ShownNotice[] = [
  'fewer-left',
  'last-piece',
  'price-up',
  'price-down',
];

/** The most urgent notice of an item; only one is shown. */
export const pickNotice = ({ notices }: Pick<BagItem, 'notices'>): ShownNotice | undefined =>
  NOTICES_BY_PRIORITY.find((notice) => notices.includes(notice));

/** The largest quantity; at least one, so that the stepper stays usable. */
export const maxQuantity = ({ availableQuantity }: Pick<BagItem, 'availableQuantity'>): number =>
  Math.max(1, availableQuantity);

/** Limits a wanted quantity to what is in stock. */
export const limitQuantity = (wanted: number, item: Pick<BagItem, 'availableQuantity'>): number =>
  Math.min(Math.max(1, wanted), maxQuantity(item));
