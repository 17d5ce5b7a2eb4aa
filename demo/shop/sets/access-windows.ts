import { chinaMidnight } from '../content/pages/dates.ts';
import type { Product } from '../products/products.ts';
import { SALES } from './sales.ts';

interface AccessWindowRow {
  product_id: string | null;
  sale_id: string | null;
  benefit_code: string;
  opens_at: string;
}

/** How many new products open a day earlier to members. */
const EARLY_PRODUCTS = 6;

/** The least known products of the season: opening them late takes nothing from the pages of the shop. */
const listEarlyProducts = (products: readonly Product[]): Product[] =>
  products
    .filter(({ row }) => row.is_online && row.tag === 'NewSeason' && row.gender === 'women')
    .filter(({ variants }) => variants.some(({ quantity }) => quantity > 1))
    .sort((a, b) => a.row.rank - b.row.rank || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, EARLY_PRODUCTS);

export const accessWindowRows = (products: readonly Product[], now: number): AccessWindowRow[] => [
  ...listEarlyProducts(products).map(({ row }) => ({
    product_id: row.id,
    sale_id: null,
    benefit_code: 'early-access',
    opens_at: chinaMidnight(now, 1),
  })),
  {
    product_id: null,
    sale_id: SALES.privateSale,
    benefit_code: 'private-sale',
    opens_at: chinaMidnight(now, 2),
  },
];
