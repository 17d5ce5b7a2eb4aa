import type { Gender } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import type { Brand } from '../houses/brands/brand.ts';
import { brands } from '../houses/brands.ts';
import { hashText } from '../random.ts';
import type { Kind, Piece } from './pieces.ts';

/** One style of one house, in the colours it is made in. */
export interface Style {
  /** Tells styles apart; the same however many other pieces there are. */
  key: string;
  brand: Brand;
  pieces: readonly Piece[];
}

/** Houses rarely dye one style in more colours than this; the next colours go to another house. */
const COLOURS_A_STYLE = 3;

const lineOf = ({ id, colour }: Piece) => id.slice(0, -colour.length - 1);

const makes = (brand: Brand, gender: Gender, kind: Kind) => brand[gender]?.includes(kind) ?? false;

/** Gives every style to a house that makes its kind, so that no house is left with too little. */
export function stylesOf(pieces: readonly Piece[]): Style[] {
  const lines = Map.groupBy(pieces, lineOf);
  const groups = [...lines].flatMap(([line, members]) =>
    chunk(members, COLOURS_A_STYLE).map((some, at) => ({ key: `${line}/${at}`, pieces: some })),
  );
  const load = new Map<string, number>();
  const count = (key: string, by = 0) => {
    const now = (load.get(key) ?? 0) + by;
    load.set(key, now);
    return now;
  };
  return groups
    .sort((a, b) => hashText(a.key) - hashText(b.key))
    .map(({ key, pieces: members }) => {
      const [first] = members;
      if (!first) throw new Error(`${key} has no pieces`);
      const { gender, kind } = first;
      const weight = ({ id }: Brand) => count(`${id}`) + 2 * count(`${id}/${gender}/${kind}`);
      const [brand] = brands
        .filter((candidate) => makes(candidate, gender, kind))
        .sort(
          (a, b) => weight(a) - weight(b) || hashText(`${key}${a.id}`) - hashText(`${key}${b.id}`),
        );
      if (!brand) throw new Error(`No house makes ${gender} ${kind}`);
      count(`${brand.id}`, members.length);
      count(`${brand.id}/${gender}/${kind}`, members.length);
      return { key, brand, pieces: members };
    });
}

/** Orsay & Vale is OV; a name of one word lends its first two letters. */
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

/** The house's own number for a style in a colour: OV-24117-CML. */
export const styleId = ({ key, brand }: Style, colour: string): string =>
  `${monogram(brand.name)}-${24_000 + (hashText(key) % 3000)}-${colourCode(colour)}`;
