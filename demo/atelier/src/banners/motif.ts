import type { Gender } from '../catalogue/genders.ts';
import type { DrapedCloth } from '../scenes/draped-cloth.ts';
import type { InteriorName } from '../scenes/interiors/interior.ts';

export type Ratio = '3x4' | '16x9' | '1x1' | '9x16';

interface MotifBase {
  name: string;
  gender: Gender;
  ratios: readonly Ratio[];
  alt: { zh: string; en: string };
}

/** A scene with one or two products. The first is shown where only one fits. */
export interface SceneMotif extends MotifBase {
  staging: 'rail' | 'plinth' | 'floor' | 'table';
  interior: InteriorName;
  /** The colour of the plaster, in the atelier. */
  wall: string;
  seed: number;
  leaves: boolean;
  productIds: readonly [string, string];
}

export interface ClothMotif extends MotifBase {
  cloth: DrapedCloth;
}

export type Motif = SceneMotif | ClothMotif;

/** Every motif has an upright and a wide image; the main ones also a square and a tall one. */
export const ALL_RATIOS: readonly Ratio[] = ['3x4', '16x9', '1x1', '9x16'];
export const TWO_RATIOS: readonly Ratio[] = ['3x4', '16x9'];
export const THREE_RATIOS: readonly Ratio[] = ['3x4', '16x9', '1x1'];
