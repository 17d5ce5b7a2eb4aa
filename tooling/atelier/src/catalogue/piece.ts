import type { FabricName } from '../fabrics/names.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Gender, Kind } from './kinds.ts';

/** Visual facts in words: what a copywriter may say of the piece because it can be seen. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface Piece {
  id: string;
  silhouette: SilhouetteName;
  kind: Kind;
  gender: Gender;
  fabric: FabricName;
  colour: Colour;
  colourHex: string;
  options: Facts;
}

/** Several styles of one silhouette, each made up in every colour of every cloth. */
export interface Line {
  silhouette: SilhouetteName;
  kind: Kind;
  styles: Readonly<Record<string, Facts>>;
  /** Cloth to a list of colour names parted by spaces, as in a line plan. */
  cloths: Readonly<Partial<Record<FabricName, string>>>;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colourNamed(name: string): Colour {
  if (!(name in COLOURS)) throw new Error(`No colour is called ${name}`);
  return name as Colour;
}

/** The pieces of one line, with ids that say what they are and so stay put. */
export function piecesOf(gender: Gender, line: Line): Piece[] {
  const pieces: Piece[] = [];
  for (const [style, options] of Object.entries(line.styles)) {
    for (const [cloth, colours] of Object.entries(line.cloths)) {
      for (const name of colours.split(' ')) {
        const colour = colourNamed(name);
        pieces.push({
          id: [gender, line.kind, style, cloth, colour].map(kebab).join('-'),
          silhouette: line.silhouette,
          kind: line.kind,
          gender,
          fabric: cloth as FabricName,
          colour,
          colourHex: COLOURS[colour],
          options,
        });
      }
    }
  }
  return pieces;
}
