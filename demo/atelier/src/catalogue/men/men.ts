import type { ProductLine } from '../product.ts';
import { accessories, shoes } from './accessories.ts';
import { knits, shirts, trousers } from './separates.ts';
import { jackets, tailoring } from './tailoring.ts';

export const men: readonly ProductLine[] = [
  ...tailoring,
  ...jackets,
  ...shirts,
  ...knits,
  ...trousers,
  ...shoes,
  ...accessories,
];
