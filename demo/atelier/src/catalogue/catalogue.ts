import type { Gender } from './genders.ts';
import { kids } from './kids.ts';
import { men } from './men/men.ts';
import { createProducts, type Product, type ProductLine } from './product.ts';
import { women } from './women/women.ts';

const ASSORTMENT: Readonly<Record<Gender, readonly ProductLine[]>> = { women, men, kids };

/** All products of the demo shop, sorted by id. */
export function listProducts(): Product[] {
  return Object.entries(ASSORTMENT)
    .flatMap(([gender, lines]) => lines.flatMap((line) => createProducts(gender as Gender, line)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function findProduct(id: string): Product {
  const product = listProducts().find((candidate) => candidate.id === id);
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
}
