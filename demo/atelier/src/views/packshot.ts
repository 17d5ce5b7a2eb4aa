import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { blur } from '../engine/blur.ts';
import { linear } from '../engine/colour.ts';
import { toImage } from '../engine/image.ts';
import { STUDIO } from '../engine/light.ts';
import { clamp, lerp, smoothstep } from '../engine/maths.ts';
import type { View } from '../engine/patch.ts';
import type { Renderer } from '../engine/renderer.ts';
import type { Garment } from '../parts/garment.ts';
import { buildGarment, measureBounds, renderGarment } from './build-garment.ts';

/** The background of packshots is #F1EFEB, darker towards the lower right. */
const BACKGROUND_CENTRE = linear('#f3f1ed');
const BACKGROUND_CORNER = linear('#eae6df');
const MAX_HEIGHT = 0.84;
const MAX_WIDTH = 0.8;

/** Frames the whole garment at 84% of the height or 80% of the width, whichever limits it. */
export function frameGarment(garment: Garment, ratio: number): View {
  const { left, top, right, bottom } = measureBounds(garment);
  let h = (bottom - top) / MAX_HEIGHT;
  let w = h * ratio;
  if (right - left > w * MAX_WIDTH) {
    w = (right - left) / MAX_WIDTH;
    h = w / ratio;
  }
  return { x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - h / 2, w, h };
}

type ShadowMap = (x: number, y: number) => number;

const sample = (plane: Float32Array, w: number, h: number) => (x: number, y: number) =>
  plane[clamp(Math.round(y), 0, h - 1) * w + clamp(Math.round(x), 0, w - 1)];

/** The shadow of flat products: three soft shadows at increasing distance. */
function flatShadow({ alpha, w, h }: Renderer): ShadowMap {
  const k = w / 1000;
  const [near, middle, far] = [5, 26, 62].map((r) => sample(blur(alpha, w, h, r * k), w, h));
  return (x, y) =>
    0.3 * near(x - 3 * k, y - 5 * k) +
    0.26 * middle(x - 14 * k, y - 20 * k) +
    0.14 * far(x - 30 * k, y - 44 * k);
}

/** The shadow of upright products: a dark contact line and a soft pool around it. */
function uprightShadow({ alpha, w, h, scale }: Renderer, floor: number): ShadowMap {
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

/** Composites a garment on the studio background. */
function compositeOnBackground(layer: Renderer, floor: number | undefined): Float32Array {
  const { w, h, rgb, alpha, view, scale } = layer;
  const shade =
    floor === undefined ? flatShadow(layer) : uprightShadow(layer, (floor - view.y) * scale);
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const table =
      floor === undefined ? 0 : smoothstep(0, 1, (y / scale + view.y - floor + 120) / 260);
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const gx = x / w - 0.42;
      const gy = y / h - 0.4;
      const t = clamp((gx * gx + gy * gy * 0.8) * 1.25 + 0.12 * table);
      const light = (1 - clamp(shade(x, y), 0, 0.8)) * (1 - alpha[i]);
      for (let c = 0; c < 3; c++) {
        out[i * 3 + c] =
          rgb[i * 3 + c] + lerp(BACKGROUND_CENTRE[c], BACKGROUND_CORNER[c], t) * light;
      }
    }
  }
  return out;
}

export interface Size {
  width: number;
  height: number;
  /** The image is drawn at this factor and then scaled down. */
  oversample: number;
}

function renderImage(garment: Garment, view: View, size: Size, weave: number): Sharp {
  const layer = renderGarment(garment, view, size.width * size.oversample, STUDIO, weave);
  const image = toImage(compositeOnBackground(layer, garment.floor), layer.w, layer.h);
  return size.oversample === 1
    ? image
    : image.resize(size.width, size.height, { kernel: 'lanczos3' });
}

/** A whole garment on the background of the packshots. */
export const drawGarment = (garment: Garment, size: Size): Sharp =>
  renderImage(garment, frameGarment(garment, size.width / size.height), size, 1);

export const drawPackshot = (product: Product, size: Size): Sharp =>
  drawGarment(buildGarment(product), size);

/** Fine fabrics get a finer weave in the close-up. */
const FINE_FABRICS =
  /gaba|wool|flannel|hound|glen|herring|denim|knit|canvas|crepe|jersey|oxford|pique/;

export function drawDetail(product: Product, size: Size): Sharp {
  const garment = buildGarment(product);
  const { x, y, w } = garment.closeUp;
  const view = { x, y, w, h: (w * size.height) / size.width };
  return renderImage(garment, view, size, FINE_FABRICS.test(product.fabric) ? 0.68 : 1);
}
