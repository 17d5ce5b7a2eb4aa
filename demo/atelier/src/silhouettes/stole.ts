import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import type { Random } from '../engine/random.ts';
import { ribbon } from '../engine/shapes.ts';
import { darken } from '../fabrics/materials.ts';
import { createDrapeField } from '../parts/drape.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fold } from '../parts/stitches.ts';

/** Twisted tassels along an end. */
function fringe(left: number, right: number, y: number, cloth: Material, rng: Random): Part[] {
  const count = Math.round((right - left) / 15);
  return Array.from({ length: count }, (_, i): Part => {
    const x = left + 8 + (i * (right - left - 16)) / (count - 1);
    const sway = rng.between(-7, 7);
    const length = rng.between(62, 78);
    return {
      outline: ribbon(
        path`${x},${y - 6} ${x + sway * 0.5},${y + length / 2} ${x + sway},${y + length}`,
        (t) => 8.5 - 2 * t,
      ),
      polygon: true,
      material: cloth,
      swell: null,
      edge: { radius: 4, height: 3.4 },
      seed: i,
      shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.3 },
    };
  });
}

interface Fall {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function panel({ left, right, top, bottom }: Fall, cloth: Material, random: Random): Part {
  const middle = (left + right) / 2;
  return {
    outline: path`${left + 10},${top}! ${middle},${top - 16} ${right - 10},${top}! ${right + 4},${(top + bottom) / 2}
      ${right - 2},${bottom}! ${middle},${bottom + 6} ${left + 2},${bottom}! ${left - 4},${(top + bottom) / 2}`,
    material: cloth,
    swell: { radius: 50, height: 22 },
    hem: 6,
    edge: { radius: 12, height: 7 },
    field: createDrapeField(random(), {
      folds: 4,
      depth: 13,
      from: 0.02,
      power: 0.5,
      width: 0.12,
      sway: 0.05,
    }),
    wrinkle: 1.4,
    seed: random.between(0, 9),
    axis: middle,
    shadow: { dx: 9, dy: 10, blur: 14, opacity: 0.45 },
    folds: [
      fold(
        path`${left + 20},${top + 10} ${middle - 20},${top + 140} ${middle - 30},${top + 360}`,
        22,
        8,
      ),
      fold(
        path`${right - 20},${top + 10} ${middle + 30},${top + 120} ${middle + 36},${top + 320}`,
        22,
        8,
      ),
    ],
  };
}

/** A long scarf folded over a rail, the far end a little longer. */
export const stole: GarmentBuilder = ({ cloth, options, random, gender }) => {
  const long = options.size === 'small' ? 720 : 900;
  const wide = gender === 'men' ? 118 : 136;
  const far: Fall = { left: 20 - wide, right: wide + 64, top: 124, bottom: long + 70 };
  const near: Fall = { left: -wide - 30, right: wide - 8, top: 118, bottom: long - 30 };
  const roll: Part = {
    outline: path`${-wide - 22},118! 0,100 ${wide + 56},120! ${wide + 58},146! 10,136 ${-wide - 26},144!`,
    material: cloth,
    swell: { radius: 20, height: 22 },
    edge: { radius: 16, height: 12 },
    shadow: { dx: 2, dy: 6, blur: 8, opacity: 0.35 },
  };
  return {
    parts: [
      ...fringe(far.left, far.right, far.bottom, darken(cloth, 0.86), random),
      panel(far, darken(cloth, 0.86), random),
      ...fringe(near.left, near.right, near.bottom, cloth, random),
      panel(near, cloth, random),
      roll,
    ],
    closeUp: { x: -wide - 60, y: long - 340, w: 330 },
  };
};
