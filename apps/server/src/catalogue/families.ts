import type { Colourway } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { findLeadingPrice, isSoldOut } from './price.ts';
import type { ColourRow, ProductRow } from './rows.ts';

/** The parts of the index that tell which products differ only in colour. */
interface ColourIndex {
  products: readonly ProductRow[];
  numberById: ReadonlyMap<string, number>;
  colours: ReadonlyMap<string, ColourRow>;
  families: ReadonlyMap<string, readonly number[]>;
}

/** Joins the products that differ only in colour, in the order of the colours. */
export function groupFamilies(
  products: readonly ProductRow[],
  colours: ReadonlyMap<string, ColourRow>,
): ReadonlyMap<string, readonly number[]> {
  const families = new Map<string, number[]>();
  for (const [n, { familyId, colour }] of products.entries()) {
    if (familyId === null || !colours.has(colour ?? '')) continue;
    const family = families.get(familyId);
    if (family) family.push(n);
    else families.set(familyId, [n]);
  }
  const placeOf = (n: number) => colours.get(products[n]?.colour ?? '')?.position ?? 0;
  for (const family of families.values()) family.sort((a, b) => placeOf(a) - placeOf(b) || a - b);
  return families;
}

const findFamily = (
  { families }: Pick<ColourIndex, 'families'>,
  { familyId }: ProductRow,
): readonly number[] => families.get(familyId ?? '') ?? [];

export const countColours = (index: Pick<ColourIndex, 'families'>, product: ProductRow): number =>
  Math.max(1, findFamily(index, product).length);

/** Lists the colours of a product with its own; none for a single colour or an offline product. */
export function listColourways(
  index: ColourIndex,
  productId: string,
  language: Language,
): Colourway[] {
  const own = index.products[index.numberById.get(productId) ?? -1];
  const family = own ? findFamily(index, own) : [];
  if (family.length < 2) return [];
  return family.map((n) => mapColourway(index, index.products[n] as ProductRow, language));
}

function mapColourway(
  { colours }: ColourIndex,
  { id, colour, variants }: ProductRow,
  language: Language,
): Colourway {
  const leadingPrice = findLeadingPrice(variants);
  return {
    id,
    color: colours.get(colour ?? '')?.name[language] ?? '',
    hex: colours.get(colour ?? '')?.hex ?? '',
    price: leadingPrice?.price ?? 0,
    priceWithoutDiscount: leadingPrice?.original ?? 0,
    isSoldOut: isSoldOut(variants),
  };
}
