import { both } from '../both.ts';
import { chance, pick, type Random } from '../random.ts';
import type { LiveModel } from '../rows.ts';
import type { Piece } from './pieces.ts';
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
  height: both('身高', 'Height'),
  chest: both('胸围', 'Chest'),
  waist: both('腰围', 'Waist'),
  hip: both('臀围', 'Hip'),
};

const SHARE = 0.72;

/** Who tried it on, and in which size: the second smallest that is sold. Children try nothing on. */
export function liveModelOf(
  piece: Piece,
  { scale, sizes }: SizeRun,
  random: Random,
): LiveModel | null {
  const { gender, kind } = piece;
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
