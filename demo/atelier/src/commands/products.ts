import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listProducts } from '../catalogue/catalogue.ts';
import { listViews, viewNumber } from './image-specs.ts';
import { PRODUCTS_FILE } from './paths.ts';

/** The products with the names of their views in the order of the shop. */
export const listProductsWithViews = () =>
  listProducts().map((product) => ({
    ...product,
    views: Object.fromEntries(listViews(product).map((view) => [view, viewNumber(view)])),
  }));

/** Writes one product per line, so that changes are easy to read in a diff. */
export function writeProducts(): number {
  const products = listProductsWithViews();
  mkdirSync(dirname(PRODUCTS_FILE), { recursive: true });
  writeFileSync(
    PRODUCTS_FILE,
    `[\n${products.map((product) => JSON.stringify(product)).join(',\n')}\n]\n`,
  );
  return products.length;
}

if (import.meta.main) process.stdout.write(`${writeProducts()} products\n`);
