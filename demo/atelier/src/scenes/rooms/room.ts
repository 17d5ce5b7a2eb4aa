import type { Canvas } from '../canvas.ts';
import type { WindowLight } from '../wall.ts';

/** The rooms of the scenes. Each campaign, gender and season has one of its own. */
export const ROOM_NAMES = [
  'atelier',
  'library',
  'glasshouse',
  'gallery',
  'salon',
  'seaside',
  'playroom',
] as const;

export type RoomName = (typeof ROOM_NAMES)[number];

/** What a scene asks of its room. Lengths are shares of the width and height of the image. */
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

export interface Room {
  drawRoom: (w: number, h: number, setting: Setting) => Canvas;
  /** The top of a table in the room, seen from above. */
  drawTable: (w: number, h: number, setting: Setting) => Canvas;
  /** The colours of the rail, the plinths and the trays. */
  rail: string;
  plinth: string;
  tray: string;
}
