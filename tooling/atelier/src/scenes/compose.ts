import type { Piece } from '../catalogue/piece.ts';
import type { Garment } from '../parts/garment.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';
import { boundsOf, sew } from '../views/sew.ts';
import type { Canvas } from './canvas.ts';
import { placeGarment, type Rest, type Spread } from './place.ts';
import {
  type Arch,
  buildPlinth,
  carveArch,
  hangArms,
  hangClips,
  hangHook,
  hangRail,
  type Plinth,
} from './props.ts';
import { STAGING, type Staging } from './staging.ts';
import { buildWall, type Wall } from './wall.ts';

/** A piece in a room. Lengths are shares of the picture's width and height. */
export interface Placed {
  piece: Piece;
  /** The middle of the piece. */
  x: number;
  /** Its top edge; its ground line if it stands; its middle if it lies on a table. */
  y: number;
  /** The room it may take: it fills one of the two. */
  w: number;
  h: number;
}

export interface Room {
  wall: Wall;
  rail?: number;
  arch?: Arch;
  plinths?: readonly Plinth[];
  pieces: readonly Placed[];
}

/** Short pieces would look giant if they filled the room of a coat. */
const SHORT: Partial<Record<SilhouetteName, number>> = { pencilSkirt: 0.76, pleatedSkirt: 0.9 };

function spreadOf(canvas: Canvas, piece: Piece, garment: Garment, placed: Placed): Spread {
  const box = boundsOf(garment);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const room = Math.min((placed.w * canvas.w) / w, (placed.h * canvas.h) / h);
  const scale = room * (SHORT[piece.silhouette] ?? 1);
  const lies = STAGING[piece.silhouette] === 'table';
  const ground = garment.floor === undefined ? 0 : (garment.floor - box.top) * scale;
  return {
    left: placed.x * canvas.w - (w * scale) / 2,
    top: placed.y * canvas.h - (lies ? (h * scale) / 2 : ground),
    w: w * scale,
    h: h * scale,
  };
}

/** What holds a hanging piece up, drawn before it or, for clips, after. */
function hang(canvas: Canvas, rail: number, spread: Spread, staging: Staging, straps: boolean) {
  const x = spread.left + spread.w / 2;
  const unit = Math.min(canvas.w, canvas.h) / 750;
  if (staging === 'clips') {
    hangHook(canvas, rail, [x, spread.top - 10 * unit]);
    return;
  }
  const drop = straps ? -6 * unit : spread.h * 0.02;
  hangHook(canvas, rail, [x, spread.top + drop]);
  if (straps) hangArms(canvas, [x, spread.top - 6 * unit], spread.w * 0.22, 10 * unit);
}

function restOf(garment: Garment, staging: Staging): Rest {
  if (garment.floor === undefined) return 'wall';
  return staging === 'floor' ? 'floor' : 'plinth';
}

const STRAPPED = new Set(['slip', 'dungarees']);

function put(canvas: Canvas, room: Room, placed: Placed) {
  const { piece } = placed;
  const garment = sew(piece);
  const spread = spreadOf(canvas, piece, garment, placed);
  const staging = STAGING[piece.silhouette];
  const hung = room.rail !== undefined && (staging === 'hanger' || staging === 'clips');
  if (room.rail !== undefined && hung) {
    hang(canvas, room.rail, spread, staging, STRAPPED.has(piece.silhouette));
  }
  placeGarment(canvas, garment, spread, restOf(garment, staging));
  if (hung && staging === 'clips') {
    hangClips(
      canvas,
      [spread.left + spread.w / 2, spread.top + spread.h * 0.012],
      waist(garment, spread),
    );
  }
}

/** Half the width of a garment at its top, in pixels, for the clips to reach. */
function waist(garment: Garment, spread: Spread): number {
  const box = boundsOf(garment);
  return (112 * spread.w) / (box.right - box.left);
}

export function compose(w: number, h: number, room: Room): Canvas {
  const canvas = buildWall(w, h, room.wall);
  if (room.arch) carveArch(canvas, room.arch);
  for (const plinth of room.plinths ?? []) buildPlinth(canvas, plinth);
  if (room.rail !== undefined) hangRail(canvas, room.rail);
  for (const placed of room.pieces) put(canvas, room, placed);
  return canvas;
}
