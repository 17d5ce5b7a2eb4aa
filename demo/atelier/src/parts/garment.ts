import type { Colour } from '../catalogue/colours.ts';
import type { Gender } from '../catalogue/genders.ts';
import type { DesignOptions } from '../catalogue/product.ts';
import type { Material, Part } from '../engine/part.ts';
import type { Path } from '../engine/path.ts';
import type { Random } from '../engine/random.ts';
import type { FabricName } from '../fabrics/names.ts';

/** The input of a garment builder. */
export interface GarmentSpec {
  cloth: Material;
  fabric: FabricName;
  colour: Colour;
  hex: string;
  options: DesignOptions;
  gender: Gender;
  random: Random;
}

export interface Garment {
  /** From back to front. */
  parts: readonly Part[];
  /** The body below the garment, for clothes. */
  body?: { outline: Path; radius: number; height: number };
  /** The ground line of upright products; clothes hang or lie instead. */
  floor?: number;
  /** The frame of the close-up: left, top and width. */
  closeUp: { x: number; y: number; w: number };
}

export type GarmentBuilder = (spec: GarmentSpec) => Garment;
