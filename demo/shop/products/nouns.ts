import type { DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';
import { clothes } from './nouns/clothes.ts';
import type { Noun, NounRule } from './nouns/noun.ts';
import { things } from './nouns/things.ts';

const NOUNS: Readonly<Record<Kind, NounRule>> = { ...clothes, ...things };

export const findNoun = (product: DrawnProduct): Noun =>
  NOUNS[product.kind](product.options, product);
