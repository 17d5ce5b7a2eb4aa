import type { Sharp } from 'sharp';
import type { Piece } from '../catalogue/piece.ts';
import { linear, luminance } from '../engine/colour.ts';
import { type Random, random } from '../engine/random.ts';
import { toPicture } from '../scenes/canvas.ts';
import { compose, type Room } from '../scenes/compose.ts';
import { STAGING } from '../scenes/staging.ts';
import type { Window } from '../scenes/wall.ts';
import type { Size } from './packshot.ts';

/** Plaster colours, light for dark pieces and deeper for pale ones. */
const PALE = ['#e0d6c7', '#dcd8cf', '#d9cab7', '#d6d5cf', '#dbd3c4', '#d5cfc6'];
const DEEP = ['#b9ad9b', '#a7aa9c', '#b3a79a', '#aeb0ac', '#bfae98', '#9fa396'];

const pick = <T>(from: readonly T[], chance: Random): T => from[Math.floor(chance() * from.length)];

function windowFor(chance: Random, low: boolean): Window {
  const narrow = chance() < 0.35;
  return {
    x: 0.16 + chance.between(0, 0.12),
    y: low ? 0.06 : 0.07 + chance.between(0, 0.05),
    w: narrow ? 0.4 : 0.56 + chance.between(0, 0.06),
    h: (low ? 0.52 : 0.7) + chance.between(0, 0.06),
    rows: narrow ? 4 : 3,
    columns: narrow ? 1 : 2,
    leaves: chance() < 0.55,
  };
}

/** Everything on a rail, a plinth, a floor or a table, in one quiet light. */
function roomFor(piece: Piece): Room {
  const chance = random(`room ${piece.id}`);
  const light = luminance(linear(piece.colourHex));
  const colour = pick(light > 0.42 ? DEEP : PALE, chance);
  const seed = Math.floor(chance() * 1000);
  const staging = STAGING[piece.silhouette];
  const x = 0.5 + chance.between(-0.015, 0.015);
  switch (staging) {
    case 'plinth': {
      const top = 0.7;
      return {
        wall: { colour, seed, floor: { at: 0.84, colour } },
        arch: { x, top: 0.13, w: 0.62, bottom: 0.84 },
        plinths: [{ x, w: 0.56, top, bottom: 0.93, colour: '#ddd4c6' }],
        pieces: [{ piece, x, y: top, w: 0.5, h: 0.46 }],
      };
    }
    case 'floor':
      return {
        wall: { colour, seed, window: windowFor(chance, true), floor: { at: 0.66, colour } },
        pieces: [{ piece, x, y: 0.82, w: 0.68, h: 0.5 }],
      };
    case 'table':
      return {
        wall: { colour, seed, window: windowFor(chance, false) },
        pieces: [{ piece, x, y: 0.48, ...tableRoom(piece) }],
      };
    case 'rail':
      return {
        wall: { colour, seed, window: windowFor(chance, false) },
        rail: 0.125,
        pieces: [{ piece, x, y: 0.115, w: 0.42, h: 0.74 }],
      };
    default:
      return {
        wall: { colour, seed, window: windowFor(chance, false) },
        rail: 0.09,
        pieces: [{ piece, x, y: 0.145, w: 0.68, h: 0.74 }],
      };
  }
}

const tableRoom = ({ silhouette }: Piece) =>
  silhouette === 'watch' ? { w: 0.4, h: 0.68 } : { w: 0.56, h: 0.5 };

export function scene(piece: Piece, { width, height }: Size): Sharp {
  return toPicture(compose(width, height, roomFor(piece)));
}
