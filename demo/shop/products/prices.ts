import { clamp } from '@vitrine/kit';
import { chance, pick, type Random } from '../../../apps/server/test/support/random.ts';
import type { DrawnProduct } from './drawn-products.ts';
import { findFabric } from './fabrics.ts';
import type { Kind } from './kinds.ts';
import { isClothing } from './sizes.ts';

/** The price of a kind in whole yuan, at an average brand and in its usual fabric. */
const BASE_PRICE: Readonly<Record<Kind, number>> = {
  backpack: 8600,
  beanie: 2500,
  belt: 3300,
  blazer: 14200,
  bomber: 11500,
  boot: 7900,
  briefcase: 14200,
  cap: 2600,
  carCoat: 16200,
  cardigan: 6300,
  coat: 20500,
  crossbodyBag: 14800,
  denimJacket: 6900,
  dress: 9800,
  duffleCoat: 12800,
  dungarees: 4800,
  earrings: 5200,
  gown: 21500,
  knit: 5900,
  laceUp: 7600,
  loafer: 6400,
  polo: 3100,
  puffer: 11800,
  pump: 6900,
  scarf: 3900,
  shirt: 4600,
  skirt: 6400,
  sneaker: 4700,
  suitJacket: 15800,
  sunglasses: 3100,
  sweatshirt: 3400,
  tee: 2400,
  tie: 2600,
  topHandleBag: 18500,
  tote: 11800,
  trench: 19800,
  trousers: 5800,
  watch: 24800,
};

const CHILD_PRICE_FACTOR = 0.34;
const LEATHER_PRICE_FACTOR = 1.5;
const LENGTH_PRICE_FACTOR: Readonly<Record<string, number>> = {
  long: 1.06,
  short: 0.92,
  mini: 0.88,
};
const ADULT_BOUNDS = { low: 2300, high: 48000 };
const CHILD_BOUNDS = { low: 480, high: 9800 };

/** Rounds to 50 yuan, to 100 from 10,000 yuan up, and sometimes to 20 yuan below that. */
function roundPrice(yuan: number, random: Random): number {
  const step = yuan >= 10_000 ? 100 : 50;
  const whole = Math.round(yuan / step) * step;
  return chance(random, 0.2) ? whole - 20 : whole;
}

/** The price in whole yuan. `random` is seeded by the style, so that its colours cost the same. */
export function pickPrice(product: DrawnProduct, priceLevel: number, random: Random): number {
  const isLeather = product.fabric === 'leather' || product.fabric === 'suede';
  const yuan =
    BASE_PRICE[product.kind] *
    priceLevel *
    findFabric(product).priceFactor *
    (isLeather && isClothing(product.kind) ? LEATHER_PRICE_FACTOR : 1) *
    (LENGTH_PRICE_FACTOR[String(product.options.length)] ?? 1) *
    (product.gender === 'kids' ? CHILD_PRICE_FACTOR : 1) *
    (0.93 + random() * 0.16);
  const { low, high } = product.gender === 'kids' ? CHILD_BOUNDS : ADULT_BOUNDS;
  return clamp(roundPrice(yuan, random), low, high);
}

const REDUCTION_PERCENTAGES = [10, 15, 15, 20, 20, 25, 30, 30, 40, 50] as const;

/** The reduced price, rounded to 10 yuan. */
export function pickReducedPrice(yuan: number, random: Random): number {
  return Math.round((yuan * (100 - pick(random, REDUCTION_PERCENTAGES))) / 1000) * 10;
}
