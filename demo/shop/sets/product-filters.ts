import type { Kind } from '../products/kinds.ts';
import type { Product } from '../products/products.ts';

/** Filters that select the products of a set. Lists of names are separated by spaces. */
const NEW_DAYS = 7;

export const splitNames = (list: string) => new Set(list.split(' '));
export const hasGenderAndKind =
  (gender: string, kinds?: string) =>
  ({ drawn }: Product): boolean =>
    drawn.gender === gender &&
    (kinds === undefined || splitNames(kinds).has(drawn.kind satisfies Kind));
export const isNew = ({ ageDays }: Product) => ageDays < NEW_DAYS;
export const hasColour = (colours: string) => {
  const names = splitNames(colours);
  return ({ drawn }: Product) => names.has(drawn.colour);
};
export const hasFabric = (fabrics: string) => {
  const names = splitNames(fabrics);
  return ({ drawn }: Product) => names.has(drawn.fabric);
};
export const matchesAll =
  (...rules: ((product: Product) => boolean)[]) =>
  (product: Product): boolean =>
    rules.every((rule) => rule(product));

export const LIGHT_COLOURS =
  'ivory white pearl stone sand champagne butter blush lilac sky sage rose';
export const AUTUMN_COLOURS =
  'camel cognac chocolate rust bordeaux charcoal olive bottle black navy stone';
