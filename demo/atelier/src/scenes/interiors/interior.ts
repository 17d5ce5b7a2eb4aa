import type { Canvas } from '../canvas.ts';
import type { WindowLight } from '../wall.ts';

/** The interiors of the scenes. Each campaign, gender and season has one of its own. */
export const INTERIOR_NAMES = [
  'atelier',
  'library',
  'glasshouse',
  'gallery',
  'salon',
  'seaside',
  'playroom',
] as const;

export type InteriorName = (typeof INTERIOR_NAMES)[number];

/** What a scene asks of its interior. Lengths are shares of the width and height of the image. */
export interface Setting {
  seed: number;
  /** The colour of the plaster. Only the atelier has walls of several colours. */
  plaster: string;
  /** The left part that stays pale and empty for the text of a wide banner. */
  clear: number;
  /** The top of the floor. Without it the wall reaches the lower edge. */
  floor?: number;
  /** The light of a window. Only the atelier has one. */
  window?: WindowLight;
}

export interface Interior {
  drawInterior: (w: number, h: number, setting: Setting) => Canvas;
  /** The top of a table in the interior, seen from above. */
  drawTable: (w: number, h: number, setting: Setting) => Canvas;
  /** The colours of the rail, the plinths and the trays. */
  rail: string;
  plinth: string;
  tray: string;
}
