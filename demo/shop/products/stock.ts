import { between, chance, type Random } from '../../../apps/server/test/support/random.ts';

/** Stock statuses, with the share of products that have them. */
const STOCK_STATUSES = [
  { stockStatus: 'soldOut', share: 0.055 },
  { stockStatus: 'lowStock', share: 0.065 },
  { stockStatus: 'broken', share: 0.34 },
] as const;

/** `broken`: some sizes are sold out (a broken size run). */
export type StockStatus = (typeof STOCK_STATUSES)[number]['stockStatus'] | 'full';

export function pickStockStatus(random: Random): StockStatus {
  let remaining = random();
  for (const { stockStatus, share } of STOCK_STATUSES) {
    remaining -= share;
    if (remaining < 0) return stockStatus;
  }
  return 'full';
}

/** The quantity of each size. Low stock is a quantity of one in every size. */
export function pickQuantities(random: Random, stockStatus: StockStatus, sizes: number): number[] {
  const counts = Array.from({ length: sizes }, () => between(random, 1, 7));
  if (stockStatus === 'soldOut') return counts.map(() => 0);
  if (stockStatus === 'lowStock') return counts.map(() => 1);
  if (stockStatus === 'full' || sizes < 2) return counts.map((count) => Math.max(count, 2));
  const soldOutIndex = between(random, 0, sizes - 1);
  return counts
    .map((count, index) => (index === soldOutIndex || chance(random, 0.2) ? 0 : count))
    .map((count, index) => (index === (soldOutIndex + 1) % sizes ? Math.max(count, 2) : count));
}
