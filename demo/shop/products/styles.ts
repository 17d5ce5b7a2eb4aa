import type { Gender } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import { hashText } from '../../../apps/server/test/support/random.ts';
import type { Brand } from '../brands/brand.ts';
import { brands } from '../brands/brands.ts';
import type { DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';

/** One style of one brand, in the colours it is made in. */
export interface Style {
  /** Identifies the style; it does not depend on other products. */
  key: string;
  brand: Brand;
  drawnProducts: readonly DrawnProduct[];
}

/** Further colours of a style go to another brand. */
const COLOURS_PER_STYLE = 3;

const idWithoutColour = ({ id, colour }: DrawnProduct) => id.slice(0, -colour.length - 1);

const makesKind = (brand: Brand, gender: Gender, kind: Kind) =>
  brand[gender]?.includes(kind) ?? false;

/** Assigns every style to a brand that makes its kind, so that every brand gets enough products. */
export function assignStyles(drawnProducts: readonly DrawnProduct[]): Style[] {
  const productsById = Map.groupBy(drawnProducts, idWithoutColour);
  const groups = [...productsById].flatMap(([id, colourways]) =>
    chunk(colourways, COLOURS_PER_STYLE).map((colours, index) => ({
      key: `${id}/${index}`,
      drawnProducts: colours,
    })),
  );
  const load = new Map<string, number>();
  const count = (key: string, by = 0) => {
    const total = (load.get(key) ?? 0) + by;
    load.set(key, total);
    return total;
  };
  return groups
    .sort((a, b) => hashText(a.key) - hashText(b.key))
    .map(({ key, drawnProducts: colourways }) => {
      const [first] = colourways;
      if (!first) throw new Error(`The style ${key} has no products`);
      const { gender, kind } = first;
      const weight = ({ id }: Brand) => count(`${id}`) + 2 * count(`${id}/${gender}/${kind}`);
      const [brand] = brands
        .filter((candidate) => makesKind(candidate, gender, kind))
        .sort(
          (a, b) => weight(a) - weight(b) || hashText(`${key}${a.id}`) - hashText(`${key}${b.id}`),
        );
      if (!brand) throw new Error(`No brand makes ${gender} ${kind}`);
      count(`${brand.id}`, colourways.length);
      count(`${brand.id}/${gender}/${kind}`, colourways.length);
      return { key, brand, drawnProducts: colourways };
    });
}

/** "Orsay & Vale" becomes OV; a name of one word gives its first two letters. */
function monogram(name: string): string {
  const words = name
    .normalize('NFD')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  const letters =
    words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '');
  return letters.slice(0, 2).toUpperCase();
}

/** camel is CML, ivory is IVR. */
const colourCode = (colour: string) =>
  `${colour.charAt(0)}${colour.slice(1).replace(/[aeiou]/g, '')}`.slice(0, 3).toUpperCase();

/** The brand's style number, with the colour: OV-24117-CML. */
export const styleId = ({ key, brand }: Style, colour: string): string =>
  `${monogram(brand.name)}-${24_000 + (hashText(key) % 3000)}-${colourCode(colour)}`;
