import type { BagItem, Boutique } from '@vitrine/contract';
import type { BagState } from '@vitrine/state';

/** A boutique's part of the bag. */
export interface Group {
  boutique: Boutique;
  items: BagItem[];
}

/** Nobody can buy it now, whatever its quantity. */
export const isGone = ({ notices }: Pick<BagItem, 'notices'>): boolean =>
  notices.includes('gone') || notices.includes('sold-out');

/** What can still be bought, by boutique, in the order of the bag. */
export function groupsOf({ items, boutiques }: Pick<BagState, 'items' | 'boutiques'>): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const boutique = boutiques[item.merchantId];
    if (isGone(item) || !boutique) continue;
    const group = groups.get(item.merchantId) ?? { boutique, items: [] };
    group.items.push(item);
    groups.set(item.merchantId, group);
  }
  return [...groups.values()];
}

/** Pieces that go to the checkout. */
export const piecesOf = ({ items, availables }: Pick<BagState, 'items' | 'availables'>): number =>
  items
    .filter(({ id }) => availables.includes(id))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The boutique of which the least is missing for free delivery; of one fee for all, none. */
export function nearestFree(
  groups: readonly Group[],
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

export type ToldNotice = 'fewer-left' | 'last-piece' | 'price-up' | 'price-down';

const MOST_PRESSING: readonly ToldNotice[] = ['fewer-left', 'last-piece', 'price-up', 'price-down'];

/** The one thing said of an item, the most pressing first. */
export const toldNotice = ({ notices }: Pick<BagItem, 'notices'>): ToldNotice | undefined =>
  MOST_PRESSING.find((notice) => notices.includes(notice));

/** How many of it there may be: never fewer than one, or nothing could be changed. */
export const mostOf = ({ availableQuantity }: Pick<BagItem, 'availableQuantity'>): number =>
  Math.max(1, availableQuantity);

/** The next quantity after a tap; what was more than there is comes down to what there is. */
export const nextQuantity = (wanted: number, item: Pick<BagItem, 'availableQuantity'>): number =>
  Math.min(Math.max(1, wanted), mostOf(item));
