import type { BrandRow } from '../rows.ts';
import type { Brand } from './brands/brand.ts';
import { britain } from './brands/britain.ts';
import { east } from './brands/east.ts';
import { france } from './brands/france.ts';
import { italy } from './brands/italy.ts';
import { kids } from './brands/kids.ts';
import { north } from './brands/north.ts';

/** Every house of the shop, in the order of the alphabet. All of them are invented. */
export const brands: readonly Brand[] = [
  ...france,
  ...italy,
  ...britain,
  ...north,
  ...east,
  ...kids,
].sort((a, b) => (a.name < b.name ? -1 : 1));

export const brandRows = (): BrandRow[] =>
  brands.map((brand, position) => ({
    id: String(brand.id),
    name: brand.name,
    description: brand.about,
    position,
  }));
