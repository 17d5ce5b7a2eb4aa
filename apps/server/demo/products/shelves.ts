import { CHILDREN_MERCHANT, merchants, SAME_DAY_MERCHANT } from '../houses/merchants.ts';
import type { Home } from '../houses/places.ts';
import { chance, pick, type Random } from '../random.ts';
import type { VariantRow } from '../rows.ts';
import type { Piece } from './pieces.ts';
import type { SizeRun } from './sizes.ts';
import { quantities, type Standing } from './stock.ts';

/** What is known of a product before boutiques put their pieces on the shelf. */
export interface Made {
  id: string;
  piece: Piece;
  home: Home;
  run: SizeRun;
  standing: Standing;
  price: number;
  original: number;
}

interface Shelved {
  variants: VariantRow[];
  preferredMerchant: string;
  isSameDay: boolean;
}

const SAME_DAY_SHARE = 0.12;
const TWO_MERCHANTS_SHARE = 0.09;

function firstMerchant({ piece, home }: Made, isSameDay: boolean, random: Random): number {
  if (isSameDay) return SAME_DAY_MERCHANT;
  if (piece.gender === 'kids' && chance(random, 0.6)) return CHILDREN_MERCHANT;
  return pick(
    random,
    merchants.filter(({ homes }) => homes.includes(home)),
  ).id;
}

/**
 * Sizes with their stock and the boutique that has them. Now and then the larger sizes hang in a
 * second boutique. The boutique with the most pieces is preferred.
 */
export function variantsOf(made: Made, random: Random): Shelved {
  const { id, run, standing, price, original } = made;
  const isSameDay = chance(random, SAME_DAY_SHARE);
  const first = firstMerchant(made, isSameDay, random);
  const isShared = run.sizes.length > 3 && chance(random, TWO_MERCHANTS_SHARE);
  const second = isShared
    ? pick(
        random,
        merchants.filter((other) => other.id !== first),
      ).id
    : first;
  const half = Math.ceil(run.sizes.length / 2);
  const counts = quantities(random, standing, run.sizes.length);
  const variants = run.sizes.map((size, position) => ({
    id: `${id}${String(position + 1).padStart(2, '0')}`,
    product_id: id,
    merchant_id: String(position < half ? first : second),
    size,
    size_scale: run.scale,
    position,
    currency: 'CNY',
    price_incl_taxes: price,
    price_without_promotion: original,
    quantity: counts[position] ?? 0,
  }));
  const stockOf = (merchant: number) =>
    variants
      .filter((variant) => variant.merchant_id === String(merchant))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const preferred = stockOf(second) > stockOf(first) ? second : first;
  return { variants, preferredMerchant: String(preferred), isSameDay };
}
