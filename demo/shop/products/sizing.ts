import type { SizeChart } from '@vitrine/contract';
import { localised } from '@vitrine/kit';
import { chance, type Random, seeded } from '../../../apps/server/test/support/random.ts';
import type { Sizing } from '../rows.ts';
import type { DrawnProduct } from './drawn-products.ts';
import { isClothing, isShoe, type SizeRun } from './sizes.ts';

const CLOTHING_NOTES = {
  true: localised('版型合身，照平日的尺码选。', 'True to size: take the one you usually wear.'),
  small: localised(
    '肩与胸围收得紧，介于两码之间请选大一码。',
    'Cut close at the shoulder; between two sizes, take the larger.',
  ),
  large: localised(
    '廓形宽松，想要合身可选小一码。',
    'A roomy cut; for a closer fit, take one size down.',
  ),
};

const SHOE_NOTES = {
  true: localised('楦型适中，照平日的尺码选。', 'A regular last: take the size you usually wear.'),
  small: localised(
    '楦型偏窄，脚背高请选大半码。',
    'A narrow last; with a high instep, take half a size up.',
  ),
  large: localised(
    '皮革会松，介于两码之间请选小的。',
    'The leather gives; between two sizes, take the smaller.',
  ),
};

const USUAL_SHARE = 0.64;

function pickFit(random: Random): Sizing['runs'] {
  if (chance(random, USUAL_SHARE)) return 'true';
  return chance(random, 0.5) ? 'small' : 'large';
}

/** Children, belts and collars are sized in centimetres, which need no chart. */
function findChart({ kind, gender }: DrawnProduct, { scale }: SizeRun): SizeChart | undefined {
  if (gender === 'kids' || scale === 'CM') return undefined;
  if (isShoe(kind)) return `${gender}-shoes`;
  return isClothing(kind) ? `${gender}-clothing` : undefined;
}

/** How a product fits. It has a random generator of its own, so that other data stays the same. */
export function pickSizing(product: DrawnProduct, run: SizeRun): Sizing | null {
  const chart = findChart(product, run);
  if (!chart) return null;
  const runs = pickFit(seeded(`sizing ${product.id}`));
  return { chart, runs, note: (isShoe(product.kind) ? SHOE_NOTES : CLOTHING_NOTES)[runs] };
}
