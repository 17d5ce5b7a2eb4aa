import { has } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { ProductRow } from '../../catalogue/rows.ts';

/** What two products have in common, and how much that says about somebody's taste. */
const WEIGHT = { category: 4, brand: 3, colour: 1 };
/** Likes of long ago say little about today. */
const MOST_LIKED = 20;

/** How much is liked of each kind of thing: the latest like counts most. */
function tasteOf(liked: readonly ProductRow[]) {
  const taste = new Map<string, number>();
  const like = (key: string, weight: number) => taste.set(key, (taste.get(key) ?? 0) + weight);
  for (const [place, { categoryId, brandId, colour }] of liked.entries()) {
    const recency = 1 / (1 + place / 5);
    like(`category ${categoryId}`, WEIGHT.category * recency);
    like(`brand ${brandId}`, WEIGHT.brand * recency);
    like(`colour ${colour}`, WEIGHT.colour * recency);
  }
  return ({ categoryId, brandId, colour }: ProductRow): number =>
    (taste.get(`category ${categoryId}`) ?? 0) +
    (taste.get(`brand ${brandId}`) ?? 0) +
    (taste.get(`colour ${colour}`) ?? 0);
}

type Index = Pick<CatalogueIndex, 'products' | 'numberOf' | 'bestSelling' | 'inStock'>;

/**
 * Products that are most like what somebody likes (the latest first), for those they shop for; among
 * equals the best seller. What they know already is left out, and what nobody can buy.
 */
export function recommend(
  { products, numberOf, bestSelling, inStock }: Index,
  liked: readonly string[],
  howMany: number,
): number[] {
  const known = new Set(liked.flatMap((id) => numberOf.get(id) ?? []));
  const rows = [...known].slice(0, MOST_LIKED).flatMap((n) => products[n] ?? []);
  const genders = new Set(rows.map(({ gender }) => gender));
  const scoreOf = tasteOf(rows);
  const candidates: { n: number; score: number }[] = [];
  for (const n of bestSelling) {
    const row = products[n];
    if (!row || known.has(n) || !has(inStock, n)) continue;
    if (genders.size > 0 && !genders.has(row.gender)) continue;
    candidates.push({ n, score: scoreOf(row) });
  }
  // A stable sort: the best sellers stay in front among equals.
  return candidates
    .sort((a, b) => b.score - a.score)
    .slice(0, howMany)
    .map(({ n }) => n);
}
