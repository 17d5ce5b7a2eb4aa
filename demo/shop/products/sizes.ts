import { between, type Random } from '../../../apps/server/test/support/random.ts';
import type { CountryCode } from '../countries.ts';
import type { DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';

/** The size scales. CM is a length or the height of a child; letter sizes need no scale. */
export type Scale = 'FR' | 'IT' | 'UK' | 'EU' | 'CM' | '';

export interface SizeRun {
  scale: Scale;
  sizes: readonly string[];
}

const run = (scale: Scale, sizes: string): SizeRun => ({ scale, sizes: sizes.split(' ') });

/** Products without sizes: bags, scarves, hats, jewellery. */
export const ONE_SIZE = run('', 'OS');

const WOMEN_CUT = {
  FR: run('FR', '34 36 38 40 42 44'),
  IT: run('IT', '36 38 40 42 44 46'),
  UK: run('UK', '6 8 10 12 14 16'),
  EU: run('EU', '32 34 36 38 40 42'),
};
const MEN_CUT = {
  IT: run('IT', '44 46 48 50 52 54 56'),
  UK: run('UK', '36 38 40 42 44 46'),
  EU: run('EU', '44 46 48 50 52 54 56'),
};
const WOMEN_LETTERS = run('', 'XS S M L XL');
const MEN_LETTERS = run('', 'S M L XL XXL');
const COLLARS = run('CM', '38 39 40 41 42 43');
const WOMEN_SHOES = run('EU', '35 36 37 37.5 38 38.5 39 40 41');
const MEN_SHOES = run('EU', '40 41 42 42.5 43 43.5 44 45 46');
const CHILD_SHOES = run('EU', '24 25 26 27 28 29 30 31 32 33');
const WOMEN_BELTS = run('CM', '70 75 80 85 90');
const MEN_BELTS = run('CM', '80 85 90 95 100 105');
const HEIGHTS = run('CM', '92 98 104 110 116 122 128 140 152');

const CUT_KINDS: ReadonlySet<Kind> = new Set([
  'trench',
  'coat',
  'carCoat',
  'blazer',
  'suitJacket',
  'dress',
  'gown',
  'skirt',
  'trousers',
  'shirt',
]);
const LETTER_KINDS: ReadonlySet<Kind> = new Set([
  'knit',
  'cardigan',
  'puffer',
  'denimJacket',
  'bomber',
  'polo',
  'sweatshirt',
  'tee',
]);
const SHOE_KINDS: ReadonlySet<Kind> = new Set(['pump', 'loafer', 'boot', 'sneaker', 'laceUp']);
const CHILD_ONE_SIZE: ReadonlySet<Kind> = new Set(['backpack', 'beanie', 'scarf']);

export const isShoe = (kind: Kind): boolean => SHOE_KINDS.has(kind);
export const isClothing = (kind: Kind): boolean =>
  CUT_KINDS.has(kind) || LETTER_KINDS.has(kind) || kind === 'duffleCoat' || kind === 'dungarees';

function womenCut(country: CountryCode): SizeRun {
  if (country === 'IT') return WOMEN_CUT.IT;
  if (country === 'GB') return WOMEN_CUT.UK;
  return country === 'FR' || country === 'BE' || country === 'CN' ? WOMEN_CUT.FR : WOMEN_CUT.EU;
}

function menCut(country: CountryCode): SizeRun {
  if (country === 'GB') return MEN_CUT.UK;
  return country === 'IT' ? MEN_CUT.IT : MEN_CUT.EU;
}

/** Every size in which brands of this country make the kind, smallest first. */
export function fullSizeRun({ kind, gender }: DrawnProduct, country: CountryCode): SizeRun {
  if (gender === 'kids') {
    if (kind === 'sneaker') return CHILD_SHOES;
    return CHILD_ONE_SIZE.has(kind) ? ONE_SIZE : HEIGHTS;
  }
  const isWomen = gender === 'women';
  if (SHOE_KINDS.has(kind)) return isWomen ? WOMEN_SHOES : MEN_SHOES;
  if (kind === 'belt') return isWomen ? WOMEN_BELTS : MEN_BELTS;
  if (LETTER_KINDS.has(kind)) return isWomen ? WOMEN_LETTERS : MEN_LETTERS;
  if (!CUT_KINDS.has(kind)) return ONE_SIZE;
  if (isWomen) return womenCut(country);
  return kind === 'shirt' ? COLLARS : menCut(country);
}

const MIN_SIZES = 4;

/** The sizes that one boutique stocks: neighbouring sizes of the run, at least four. */
export function pickStockedSizes(random: Random, { scale, sizes }: SizeRun): SizeRun {
  if (sizes.length <= MIN_SIZES) return { scale, sizes };
  const count = between(random, MIN_SIZES, Math.min(sizes.length, MIN_SIZES + 3));
  const first = between(random, 0, sizes.length - count);
  return { scale, sizes: sizes.slice(first, first + count) };
}
