import type { Kind } from '../products/pieces.ts';
import type { Product } from '../products/products.ts';

/** Rules by which sets take products. Lists of names are parted by spaces. */
const NEW_DAYS = 7;

export const words = (list: string) => new Set(list.split(' '));
export const isFor =
  (gender: string, kinds?: string) =>
  ({ piece }: Product): boolean =>
    piece.gender === gender && (kinds === undefined || words(kinds).has(piece.kind satisfies Kind));
export const isNew = ({ ageDays }: Product) => ageDays < NEW_DAYS;
export const wears = (colours: string) => {
  const named = words(colours);
  return ({ piece }: Product) => named.has(piece.colour);
};
export const isOf = (fabrics: string) => {
  const named = words(fabrics);
  return ({ piece }: Product) => named.has(piece.fabric);
};
export const all =
  (...rules: ((product: Product) => boolean)[]) =>
  (product: Product): boolean =>
    rules.every((rule) => rule(product));

export const LIGHT = 'ivory white pearl stone sand champagne butter blush lilac sky sage rose';
export const AUTUMN = 'camel cognac chocolate rust bordeaux charcoal olive bottle black navy stone';
