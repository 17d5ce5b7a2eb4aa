import { between, chance, type Random } from '../random.ts';

/** How a product stands in the shop, with the share of products that stand so. */
const STANDINGS = [
  { standing: 'soldOut', share: 0.055 },
  { standing: 'lowStock', share: 0.065 },
  { standing: 'broken', share: 0.34 },
] as const;

/** `broken`: some sizes are gone, as shopkeepers say of a size run. */
export type Standing = (typeof STANDINGS)[number]['standing'] | 'full';

export function standingOf(random: Random): Standing {
  let rest = random();
  for (const { standing, share } of STANDINGS) {
    rest -= share;
    if (rest < 0) return standing;
  }
  return 'full';
}

/** Pieces left of each size. Low stock is one piece of every size. */
export function quantities(random: Random, standing: Standing, sizes: number): number[] {
  const each = Array.from({ length: sizes }, () => between(random, 1, 7));
  if (standing === 'soldOut') return each.map(() => 0);
  if (standing === 'lowStock') return each.map(() => 1);
  if (standing === 'full' || sizes < 2) return each.map((count) => Math.max(count, 2));
  const gone = between(random, 0, sizes - 1);
  return each
    .map((count, at) => (at === gone || chance(random, 0.2) ? 0 : count))
    .map((count, at) => (at === (gone + 1) % sizes ? Math.max(count, 2) : count));
}
