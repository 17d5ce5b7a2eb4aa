import { clamp } from '@vitrine/kit';
import { chance, pick, type Random } from '../random.ts';
import { clothOf } from './fabrics.ts';
import type { Kind, Piece } from './pieces.ts';
import { isClothing } from './sizes.ts';

/** What a kind costs in whole yuan at a house of the middle, in its usual cloth. */
const USUAL: Readonly<Record<Kind, number>> = {
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

const CHILD_SHARE = 0.34;
const HIDE_SHARE = 1.5;
const BY_LENGTH: Readonly<Record<string, number>> = { long: 1.06, short: 0.92, mini: 0.88 };
const GROWN_UP = { low: 2300, high: 48000 };
const CHILD = { low: 480, high: 9800 };

/** Round as houses price: in fifties, in hundreds above ten thousand, now and then just below. */
function rounded(yuan: number, random: Random): number {
  const step = yuan >= 10_000 ? 100 : 50;
  const whole = Math.round(yuan / step) * step;
  return chance(random, 0.2) ? whole - 20 : whole;
}

/** Whole yuan. `random` belongs to the style, so that colours of one style cost the same. */
export function priceOf(piece: Piece, level: number, random: Random): number {
  const isHide = piece.fabric === 'leather' || piece.fabric === 'suede';
  const yuan =
    USUAL[piece.kind] *
    level *
    clothOf(piece).cost *
    (isHide && isClothing(piece.kind) ? HIDE_SHARE : 1) *
    (BY_LENGTH[String(piece.facts.length)] ?? 1) *
    (piece.gender === 'kids' ? CHILD_SHARE : 1) *
    (0.93 + random() * 0.16);
  const { low, high } = piece.gender === 'kids' ? CHILD : GROWN_UP;
  return clamp(rounded(yuan, random), low, high);
}

const REDUCTIONS = [10, 15, 15, 20, 20, 25, 30, 30, 40, 50] as const;

/** The price after a markdown, in tens of yuan. */
export function reducedPrice(yuan: number, random: Random): number {
  return Math.round((yuan * (100 - pick(random, REDUCTIONS))) / 1000) * 10;
}
