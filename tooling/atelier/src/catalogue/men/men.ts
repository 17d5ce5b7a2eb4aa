import type { Line } from '../piece.ts';
import { accessories, shoes } from './accessories.ts';
import { knits, shirts, trousers } from './separates.ts';
import { jackets, tailoring } from './tailoring.ts';

export const men: readonly Line[] = [
  ...tailoring,
  ...jackets,
  ...shirts,
  ...knits,
  ...trousers,
  ...shoes,
  ...accessories,
];
