import { clamp, lerp } from '../engine/maths.ts';
import type { Part } from '../engine/part.ts';
import { type Path, type Point, path, symmetric } from '../engine/path.ts';
import { ellipse, rounded } from '../engine/shapes.ts';
import { material } from '../fabrics/materials.ts';
import { fitting } from '../parts/hardware.ts';
import { seam } from '../parts/stitches.ts';

const LINEN = material('canvas', '#d9cdb9');
const WOOD = material('horn', '#5d3f2a', '#4a3020');
const BRASS = material('metal', '#c7a25c');

/**
 * Half the width of a bust form at heights below its neck, in millimetres: one drawing unit of a
 * garment is about a millimetre.
 */
const FORM: readonly (readonly [y: number, half: number])[] = [
  [-64, 47],
  [0, 56],
  [26, 96],
  [58, 176],
  [96, 186],
  [170, 172],
  [250, 164],
  [420, 122],
  [560, 156],
  [660, 172],
  [760, 160],
];
export const END = 760;
export const WAIST = 420;
/** From the neck down to the floor. */
export const HEIGHT = 1480;

export interface FormPlace {
  /** The height of the neck, and the size of the form sideways and downwards. */
  y: number;
  across: number;
  down: number;
  /** How wide the garment lets the form be at a height. */
  limit: (y: number) => number;
  /** Where its hips end, as a height below the neck; a garment that reaches so far hides them. */
  end?: number;
}

function halfAt(place: FormPlace, y: number): number {
  const t = (y - place.y) / place.down;
  const i = FORM.findIndex(([at]) => at > t);
  if (i < 1) return FORM[i < 0 ? FORM.length - 1 : 0][1] * place.across;
  const [[y0, w0], [y1, w1]] = [FORM[i - 1], FORM[i]];
  return lerp(w0, w1, clamp((t - y0) / (y1 - y0))) * place.across;
}

function torsoOutline(place: FormPlace): Path {
  const right: Point[] = [];
  const end = place.end ?? END;
  for (let t = -64; t <= end; t += 12) {
    const y = place.y + t * place.down;
    right.push([Math.min(halfAt(place, y), place.limit(y)), y]);
  }
  const [x, y] = right[right.length - 1];
  return symmetric([[0, right[0][1] - 4], ...right, [x * 0.86, y + 14], [0, y + 22]]);
}

/** The stand: it goes behind the garment. */
export function formStand({ y, down, across, end: hips = END }: FormPlace): Part[] {
  const floor = y + HEIGHT * down;
  const end = y + hips * down;
  const r = 150 * across;
  return [
    fitting(rounded(-8, end - 10, 16, floor - end - 4, 6), BRASS, {
      polygon: true,
      edge: { radius: 8, height: 8 },
    }),
    {
      outline: ellipse(0, floor - 14, r, 20),
      material: WOOD,
      swell: { radius: 16, height: 16 },
      edge: { radius: 8, height: 6 },
      shadow: null,
    },
  ];
}

/** The linen torso with its seam and cap. */
export function formTorso(place: FormPlace): Part[] {
  const { y, down, across, end = END } = place;
  const cap = y - 64 * down;
  const w = 47 * across;
  return [
    {
      outline: torsoOutline(place),
      material: LINEN,
      swell: { radius: 70, height: 60 },
      edge: { radius: 12, height: 8 },
      seed: 4,
      shadow: null,
      lines: [
        seam(path`0,${cap} 0,${y + end * down}`, 1.4),
        seam(path`${-w},${y + 6} 0,${y + 16} ${w},${y + 6}`, 1.4),
      ],
    },
    {
      outline: path`${-w - 2},${cap + 6}! ${-w * 0.9},${cap - 12} 0,${cap - 22} ${w * 0.9},${cap - 12}
        ${w + 2},${cap + 6}! 0,${cap + 14}`,
      material: WOOD,
      swell: { radius: 14, height: 12 },
      edge: { radius: 6, height: 4 },
      shadow: { dx: 0, dy: 3, blur: 3, opacity: 0.35 },
    },
    fitting(ellipse(0, cap - 32, 10, 16), BRASS, { edge: { radius: 9, height: 9 } }),
  ];
}
