import type { BrandRow } from '../rows.ts';
import type { Brand } from './brand.ts';
import { britain } from './britain.ts';
import { east } from './east.ts';
import { france } from './france.ts';
import { italy } from './italy.ts';
import { kids } from './kids.ts';
import { north } from './north.ts';

/** Every brand of the shop, sorted by name. All of them are invented. */
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
