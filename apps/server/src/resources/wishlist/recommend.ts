import { has } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { ProductRow } from '../../catalogue/rows.ts';

/** How much each shared property adds to the similarity of two products. */
const WEIGHT = { category: 4, brand: 3, colour: 1 };
/** Older likes are ignored. */
const MAX_LIKED = 20;

/** Creates a function that scores a product by its similarity to the liked ones; later likes weigh more. */
function createSimilarityScore(liked: readonly ProductRow[]) {
  const weights = new Map<string, number>();
  const addWeight = (key: string, weight: number) =>
    weights.set(key, (weights.get(key) ?? 0) + weight);
  for (const [position, { categoryId, brandId, colour }] of liked.entries()) {
    const recency = 1 / (1 + position / 5);
    addWeight(`category ${categoryId}`, WEIGHT.category * recency);
    addWeight(`brand ${brandId}`, WEIGHT.brand * recency);
    if (colour !== null) addWeight(`colour ${colour}`, WEIGHT.colour * recency);
  }
  return ({ categoryId, brandId, colour }: ProductRow): number =>
    (weights.get(`category ${categoryId}`) ?? 0) +
    (weights.get(`brand ${brandId}`) ?? 0) +
    (weights.get(`colour ${colour}`) ?? 0);
}

type RecommendationIndex = Pick<
  CatalogueIndex,
  'products' | 'numberById' | 'bestSelling' | 'inStock'
>;

/**
 * Recommends the products most similar to the liked ones (the latest first), for the same genders; ties
 * are ordered by sales. Liked and sold-out products are left out.
 */
export function recommendProducts(
  { products, numberById, bestSelling, inStock }: RecommendationIndex,
  liked: readonly string[],
  limit: number,
): number[] {
  const likedNumbers = new Set(liked.flatMap((id) => numberById.get(id) ?? []));
  const rows = [...likedNumbers].slice(0, MAX_LIKED).flatMap((n) => products[n] ?? []);
  const genders = new Set(rows.map(({ gender }) => gender));
  const scoreOf = createSimilarityScore(rows);
  const candidates: { n: number; score: number }[] = [];
  for (const n of bestSelling) {
    const row = products[n];
    if (!row || likedNumbers.has(n) || !has(inStock, n)) continue;
    if (genders.size > 0 && !genders.has(row.gender)) continue;
    candidates.push({ n, score: scoreOf(row) });
  }
  // The sort is stable, so ties keep the order by sales.
  return candidates
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ n }) => n);
}
