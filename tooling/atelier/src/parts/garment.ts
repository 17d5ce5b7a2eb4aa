import type { Colour } from '../catalogue/colours.ts';
import type { Gender } from '../catalogue/kinds.ts';
import type { Facts } from '../catalogue/piece.ts';
import type { Material, Part } from '../engine/part.ts';
import type { Path } from '../engine/path.ts';
import type { Random } from '../engine/random.ts';
import type { FabricName } from '../fabrics/names.ts';

/** What a silhouette is told to make. */
export interface Order {
  cloth: Material;
  fabric: FabricName;
  colour: Colour;
  hex: string;
  facts: Facts;
  gender: Gender;
  random: Random;
}

export interface Garment {
  /** From back to front. */
  parts: readonly Part[];
  /** The wearer below, for clothes. */
  body?: { outline: Path; radius: number; height: number };
  /** The ground line of things that stand; clothes hang or lie instead. */
  floor?: number;
  /** Where the second picture looks: left, top and width. */
  closeUp: { x: number; y: number; w: number };
}

export type Silhouette = (order: Order) => Garment;
