import type { Gender } from '../catalogue/kinds.ts';
import type { Drape } from '../scenes/drape.ts';

export type Ratio = '3x4' | '16x9' | '1x1' | '9x16';

interface Common {
  name: string;
  gender: Gender;
  ratios: readonly Ratio[];
  alt: { zh: string; en: string };
}

/** One or two pieces in a room. The first is the hero where there is room for one. */
export interface RoomMotif extends Common {
  staging: 'rail' | 'plinth' | 'floor' | 'table';
  wall: string;
  seed: number;
  leaves: boolean;
  pieces: readonly [string, string];
}

export interface ClothMotif extends Common {
  cloth: Drape;
}

export type Motif = RoomMotif | ClothMotif;

/** Every motif comes upright and wide; heroes also square and tall. */
export const ALL: readonly Ratio[] = ['3x4', '16x9', '1x1', '9x16'];
export const TWO: readonly Ratio[] = ['3x4', '16x9'];
export const THREE: readonly Ratio[] = ['3x4', '16x9', '1x1'];
