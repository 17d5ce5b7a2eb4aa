import { localised } from '@vitrine/kit';
import { chance, pick, type Random } from '../../../apps/server/test/support/random.ts';
import type { LiveModel } from '../rows.ts';
import type { DrawnProduct } from './drawn-products.ts';
import { isClothing, type SizeRun } from './sizes.ts';

const BODIES = {
  women: [
    { height: 178, chest: 81, waist: 60, hip: 89 },
    { height: 176, chest: 83, waist: 62, hip: 90 },
    { height: 180, chest: 80, waist: 59, hip: 88 },
  ],
  men: [
    { height: 187, chest: 94, waist: 74, hip: 92 },
    { height: 189, chest: 96, waist: 76, hip: 94 },
    { height: 185, chest: 92, waist: 73, hip: 91 },
  ],
};

const NAMES = {
  height: localised('身高', 'Height'),
  chest: localised('胸围', 'Chest'),
  waist: localised('腰围', 'Waist'),
  hip: localised('臀围', 'Hip'),
};

const SHARE = 0.72;

/**
 * The measurements of the model and the size worn, the second smallest on sale. Children have no
 * model.
 */
export function pickLiveModel(
  product: DrawnProduct,
  { scale, sizes }: SizeRun,
  random: Random,
): LiveModel | null {
  const { gender, kind } = product;
  if (gender === 'kids' || !isClothing(kind) || !chance(random, SHARE)) return null;
  const body = pick(random, BODIES[gender]);
  return {
    measurements: Object.entries(NAMES).map(([part, name]) => ({
      name,
      value: body[part as keyof typeof NAMES],
      unit: 'cm',
    })),
    productSize: sizes[1] ?? sizes[0] ?? '',
    scale,
  };
}
