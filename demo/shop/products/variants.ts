import { chance, pick, type Random } from '../../../apps/server/test/support/random.ts';
import type { CountryCode } from '../countries.ts';
import { CHILDREN_MERCHANT, merchants, SAME_DAY_MERCHANT } from '../merchants/merchants.ts';
import type { VariantRow } from '../rows.ts';
import type { DrawnProduct } from './drawn-products.ts';
import type { SizeRun } from './sizes.ts';
import { pickQuantities, type StockStatus } from './stock.ts';

/** A product before its variants and its merchant are chosen. */
export interface VariantSource {
  id: string;
  drawn: DrawnProduct;
  country: CountryCode;
  run: SizeRun;
  stockStatus: StockStatus;
  price: number;
  original: number;
}

interface ProductVariants {
  variants: VariantRow[];
  preferredMerchant: string;
  isSameDay: boolean;
}

const SAME_DAY_SHARE = 0.12;
const TWO_MERCHANTS_SHARE = 0.09;

function pickFirstMerchant(
  { drawn, country }: VariantSource,
  isSameDay: boolean,
  random: Random,
): number {
  if (isSameDay) return SAME_DAY_MERCHANT;
  if (drawn.gender === 'kids' && chance(random, 0.6)) return CHILDREN_MERCHANT;
  return pick(
    random,
    merchants.filter(({ brandCountries }) => brandCountries.includes(country)),
  ).id;
}

/**
 * Creates a variant for each size. For some products a second boutique stocks the larger sizes. The
 * boutique with the larger stock is preferred.
 */
export function createVariants(source: VariantSource, random: Random): ProductVariants {
  const { id, run, stockStatus, price, original } = source;
  const isSameDay = chance(random, SAME_DAY_SHARE);
  const first = pickFirstMerchant(source, isSameDay, random);
  const isShared = run.sizes.length > 3 && chance(random, TWO_MERCHANTS_SHARE);
  const second = isShared
    ? pick(
        random,
        merchants.filter((other) => other.id !== first),
      ).id
    : first;
  const half = Math.ceil(run.sizes.length / 2);
  const quantities = pickQuantities(random, stockStatus, run.sizes.length);
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
    quantity: quantities[position] ?? 0,
  }));
  const stockOf = (merchant: number) =>
    variants
      .filter((variant) => variant.merchant_id === String(merchant))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const preferred = stockOf(second) > stockOf(first) ? second : first;
  return { variants, preferredMerchant: String(preferred), isSameDay };
}
