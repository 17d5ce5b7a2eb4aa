import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { toImage } from '../engine/image.ts';
import { STUDIO } from '../engine/light.ts';
import type { Fold, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { createRandom, type Random } from '../engine/random.ts';
import { Renderer } from '../engine/renderer.ts';
import { rounded } from '../engine/shapes.ts';
import { fabric } from '../fabrics/materials.ts';
import type { FabricName } from '../fabrics/names.ts';
import { fold } from '../parts/stitches.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';
import type { Size } from './packshot.ts';

/** The width of fabric in the image, in drawing units: less than in a close-up. */
const WIDTH = 260;
/** The fabric reaches beyond the image, so that its edges are not seen. */
const MARGIN = 120;
const FOLDS = 4;
/** So close, the weave is shown at its own size instead of that of a whole garment. */
const WEAVE = 0.7;

/** Metals, and leather that only shows reflections. */
const HARD: ReadonlySet<FabricName> = new Set([
  'acetate',
  'gold',
  'patent',
  'pearl',
  'silver',
  'steel',
]);
/** Its print is drawn for the whole square, and a watch is more than its strap. */
const WITHOUT_CLOTH: ReadonlySet<SilhouetteName> = new Set(['square', 'watch']);

/** Whether a product is made of something that can be laid in folds. */
export const hasCloth = ({ fabric: name, silhouette }: Product): boolean =>
  !HARD.has(name) && !WITHOUT_CLOTH.has(silhouette);

/** Folds that cross the fabric from the upper left, side by side and never quite parallel. */
function layFolds(random: Random, height: number): Fold[] {
  const slant = random.between(0.25, 0.6);
  return Array.from({ length: FOLDS }, (_, i) => {
    const x = ((i + 0.5) / FOLDS) * (WIDTH + height * slant) - height * slant;
    const sway = random.between(-24, 24);
    const end = x + height * slant + random.between(-30, 30);
    return fold(
      path`${x},${-MARGIN} ${(x + end) / 2 + sway},${height / 2} ${end},${height + MARGIN}`,
      random.between(30, 46),
      random.between(16, 30),
      { lean: random.between(-0.5, 0.5), rise: 0.05, fall: 0.05 },
    );
  });
}

/** The fabric of a product alone, in soft folds, close enough to see its weave or grain. */
export function drawCloth(product: Product, size: Size): Sharp {
  const random = createRandom(`cloth ${product.id}`);
  const height = (WIDTH * size.height) / size.width;
  const sheet: Part = {
    outline: rounded(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, height + 2 * MARGIN, 1),
    polygon: true,
    material: fabric(product.fabric, product.colour),
    swell: null,
    edge: null,
    shadow: null,
    folds: layFolds(random, height),
    wrinkle: 2.4,
    warp: 0.35,
    grain: random.between(-0.35, -0.15),
    seed: Math.floor(random() * 1000),
  };
  const layer = new Renderer({ x: 0, y: 0, w: WIDTH, h: height }, size.width, STUDIO);
  layer.weaveScale = WEAVE;
  layer.drawParts([sheet]);
  return toImage(layer.rgb, layer.w, layer.h);
}
