import { drawWall } from '../wall.ts';
import type { Interior } from './interior.ts';

/** The plaster workshop with its window. */
export const atelier: Interior = {
  rail: '#6a6257',
  plinth: '#ddd4c6',
  tray: '#cfc5b5',
  drawInterior: (w, h, { plaster, seed, window, floor }) =>
    drawWall(w, h, {
      colour: plaster,
      seed,
      ...(window && { window }),
      ...(floor !== undefined && { floor: { at: floor, colour: plaster } }),
    }),
  drawTable: (w, h, { plaster, seed, window }) =>
    drawWall(w, h, { colour: plaster, seed, ...(window && { window }) }),
};
