import type { Sharp } from 'sharp';
import type { Piece } from '../catalogue/piece.ts';
import { blur } from '../engine/blur.ts';
import { linear } from '../engine/colour.ts';
import { toImage } from '../engine/image.ts';
import { STUDIO } from '../engine/light.ts';
import { clamp, lerp, smooth } from '../engine/maths.ts';
import type { View } from '../engine/patch.ts';
import type { Stage } from '../engine/stage.ts';
import type { Garment } from '../parts/garment.ts';
import { boundsOf, sew, stage } from './sew.ts';

/** The packshot's ground is #F1EFEB; the light falls off from it towards the lower right. */
const CENTRE = linear('#f3f1ed');
const CORNER = linear('#eae6df');
const TALL = 0.84;
const WIDE = 0.8;

/** The whole garment, 84% of the height or 80% of the width, whichever it meets first. */
export function frameOf(garment: Garment, ratio: number): View {
  const { left, top, right, bottom } = boundsOf(garment);
  let h = (bottom - top) / TALL;
  let w = h * ratio;
  if (right - left > w * WIDE) {
    w = (right - left) / WIDE;
    h = w / ratio;
  }
  return { x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - h / 2, w, h };
}

type Shade = (x: number, y: number) => number;

const sample = (plane: Float32Array, w: number, h: number) => (x: number, y: number) =>
  plane[clamp(Math.round(y), 0, h - 1) * w + clamp(Math.round(x), 0, w - 1)];

/** Things that lie on the ground: three soft shadows, each further off. */
function lyingShade({ alpha, w, h }: Stage): Shade {
  const k = w / 1000;
  const [near, middle, far] = [5, 26, 62].map((r) => sample(blur(alpha, w, h, r * k), w, h));
  return (x, y) =>
    0.3 * near(x - 3 * k, y - 5 * k) +
    0.26 * middle(x - 14 * k, y - 20 * k) +
    0.14 * far(x - 30 * k, y - 44 * k);
}

/** Things that stand: a dark line of contact and a pool around it. */
function standingShade({ alpha, w, h, scale }: Stage, floor: number): Shade {
  const k = w / 1000;
  const reach = 150 * scale;
  const contact = new Float32Array(w);
  for (let x = 0; x < w; x++) {
    const last = Math.min(h, floor + 30 * scale);
    for (let y = Math.max(0, Math.floor(floor - reach)); y < last; y++) {
      const near = clamp(1 - Math.abs((floor - y) / reach));
      contact[x] = Math.max(contact[x], alpha[y * w + x] * near);
    }
  }
  const line = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const d = (y - floor - 2 * scale) / (26 * scale);
    const fall = Math.exp(-d * d);
    if (fall < 1e-4) continue;
    for (let x = 0; x < w; x++) line[y * w + x] = contact[x] * fall;
  }
  const [near, pool] = [5, 34].map((r) => sample(blur(line, w, h, r * k), w, h));
  const far = sample(blur(alpha, w, h, 62 * k), w, h);
  return (x, y) => 0.42 * near(x, y) + 0.34 * pool(x, y) + 0.06 * far(x - 30 * k, y - 20 * k);
}

/** Sets a garment on the studio ground. */
function onGround(set: Stage, floor: number | undefined): Float32Array {
  const { w, h, rgb, alpha, view, scale } = set;
  const shade =
    floor === undefined ? lyingShade(set) : standingShade(set, (floor - view.y) * scale);
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const table = floor === undefined ? 0 : smooth(0, 1, (y / scale + view.y - floor + 120) / 260);
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const gx = x / w - 0.42;
      const gy = y / h - 0.4;
      const t = clamp((gx * gx + gy * gy * 0.8) * 1.25 + 0.12 * table);
      const light = (1 - clamp(shade(x, y), 0, 0.8)) * (1 - alpha[i]);
      for (let c = 0; c < 3; c++) {
        out[i * 3 + c] = rgb[i * 3 + c] + lerp(CENTRE[c], CORNER[c], t) * light;
      }
    }
  }
  return out;
}

export interface Size {
  width: number;
  height: number;
  /** Drawn this much larger, then scaled down. */
  oversample: number;
}

function photograph(garment: Garment, view: View, size: Size, weave: number): Sharp {
  const set = stage(garment, view, size.width * size.oversample, STUDIO, weave);
  const image = toImage(onGround(set, garment.floor), set.w, set.h);
  return size.oversample === 1
    ? image
    : image.resize(size.width, size.height, { kernel: 'lanczos3' });
}

export function packshot(piece: Piece, size: Size): Sharp {
  const garment = sew(piece);
  return photograph(garment, frameOf(garment, size.width / size.height), size, 1);
}

/** Fine cloths are woven finer for the close-up, as a lens would see them. */
const FINE = /gaba|wool|flannel|hound|glen|herring|denim|knit|canvas|crepe|jersey|oxford|pique/;

export function detail(piece: Piece, size: Size): Sharp {
  const garment = sew(piece);
  const { x, y, w } = garment.closeUp;
  const view = { x, y, w, h: (w * size.height) / size.width };
  return photograph(garment, view, size, FINE.test(piece.fabric) ? 0.68 : 1);
}
