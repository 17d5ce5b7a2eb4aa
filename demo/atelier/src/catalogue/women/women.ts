import type { ProductLine } from '../product.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { dresses } from './dresses.ts';
import { coats, jackets } from './outerwear.ts';
import { bottoms, tops } from './separates.ts';
import { shoes } from './shoes.ts';

export const women: readonly ProductLine[] = [
  ...coats,
  ...jackets,
  ...dresses,
  ...bottoms,
  ...tops,
  ...bags,
  ...shoes,
  ...accessories,
];
