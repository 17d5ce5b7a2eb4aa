import type { Piece } from '../catalogue/piece.ts';
import type { Light } from '../engine/light.ts';
import type { View } from '../engine/patch.ts';
import { random } from '../engine/random.ts';
import { Stage } from '../engine/stage.ts';
import { fabric } from '../fabrics/materials.ts';
import type { Garment } from '../parts/garment.ts';
import { SILHOUETTE } from '../silhouettes/silhouettes.ts';

/** A piece made up: the same id gives the same garment, fold for fold. */
export function sew(piece: Piece): Garment {
  return SILHOUETTE[piece.silhouette]({
    cloth: fabric(piece.fabric, piece.colour),
    fabric: piece.fabric,
    colour: piece.colour,
    hex: piece.colourHex,
    facts: piece.options,
    gender: piece.gender,
    random: random(piece.id),
  });
}

/** A garment laid on an empty stage. */
export function stage(garment: Garment, view: View, width: number, light: Light, weave = 1): Stage {
  const result = new Stage(view, width, light);
  result.weaveScale = weave;
  if (garment.body) {
    result.wear(garment.body.outline, garment.body.radius, garment.body.height);
  }
  result.lay(garment.parts);
  return result;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(garment: Garment): Box {
  const box = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  for (const part of garment.parts) {
    for (const [x, y] of part.outline) {
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
