import type { Product } from '../catalogue/product.ts';
import type { Light } from '../engine/light.ts';
import type { View } from '../engine/patch.ts';
import { createRandom } from '../engine/random.ts';
import { Renderer } from '../engine/renderer.ts';
import { fabric } from '../fabrics/materials.ts';
import type { Garment } from '../parts/garment.ts';
import { GARMENT_BUILDERS } from '../silhouettes/silhouettes.ts';

/**
 * Builds the garment of a product; the same id always gives the same garment, including its folds.
 */
export function buildGarment(product: Product): Garment {
  return GARMENT_BUILDERS[product.silhouette]({
    cloth: fabric(product.fabric, product.colour),
    fabric: product.fabric,
    colour: product.colour,
    hex: product.colourHex,
    options: product.options,
    gender: product.gender,
    random: createRandom(product.id),
  });
}

/** Renders a garment on an empty image. */
export function renderGarment(
  garment: Garment,
  view: View,
  width: number,
  light: Light,
  weave = 1,
): Renderer {
  const result = new Renderer(view, width, light);
  result.weaveScale = weave;
  if (garment.body) {
    result.setBody(garment.body.outline, garment.body.radius, garment.body.height);
  }
  result.drawParts(garment.parts);
  return result;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function measureBounds(garment: Garment): Box {
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
