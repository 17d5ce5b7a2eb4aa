import type { Product } from '../catalogue/product.ts';
import type { Garment } from '../parts/garment.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';
import { buildGarment, measureBounds } from '../views/build-garment.ts';
import type { Canvas } from './canvas.ts';
import type { InteriorName, Setting } from './interiors/interior.ts';
import { INTERIORS } from './interiors/interiors.ts';
import { type PixelBox, placeGarment, type Support } from './place-garment.ts';
import {
  type Arch,
  drawArch,
  drawClips,
  drawHangerArms,
  drawHook,
  drawPlinth,
  drawRail,
  drawTray,
  type Plinth,
  type Tray,
} from './props.ts';
import { STAGING, type Staging } from './staging.ts';

/** A product in a scene. Lengths are shares of the width and height of the image. */
export interface Placement {
  product: Product;
  /** The horizontal centre of the product. */
  x: number;
  /** Its top edge when hanging, its ground line when upright, its centre when lying on a table. */
  y: number;
  /** The maximum size: the product fills one of the two. */
  w: number;
  h: number;
}

export interface SceneLayout {
  interior: InteriorName;
  setting: Setting;
  /** Whether everything lies on a table, seen from above. */
  isTable?: boolean;
  rail?: number;
  arch?: Arch;
  plinths?: readonly Plinth[];
  trays?: readonly Tray[];
  placements: readonly Placement[];
}

/** Short products would look too large at the size of a coat. */
const SHORT: Partial<Record<SilhouetteName, number>> = { pencilSkirt: 0.76, pleatedSkirt: 0.9 };

function placeBounds(
  canvas: Canvas,
  product: Product,
  garment: Garment,
  placement: Placement,
): PixelBox {
  const box = measureBounds(garment);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const fit = Math.min((placement.w * canvas.w) / w, (placement.h * canvas.h) / h);
  const scale = fit * (SHORT[product.silhouette] ?? 1);
  const isFlat = STAGING[product.silhouette] === 'table';
  const ground = garment.floor === undefined ? 0 : (garment.floor - box.top) * scale;
  return {
    left: placement.x * canvas.w - (w * scale) / 2,
    top: placement.y * canvas.h - (isFlat ? (h * scale) / 2 : ground),
    w: w * scale,
    h: h * scale,
  };
}

/** Draws the hanger above a product; clips are drawn after the product. */
function drawHanger(
  canvas: Canvas,
  rail: number,
  area: PixelBox,
  staging: Staging,
  straps: boolean,
) {
  const x = area.left + area.w / 2;
  const unit = Math.min(canvas.w, canvas.h) / 750;
  if (staging === 'clips') {
    drawHook(canvas, rail, [x, area.top - 10 * unit]);
    return;
  }
  const drop = straps ? -6 * unit : area.h * 0.02;
  drawHook(canvas, rail, [x, area.top + drop]);
  if (straps) drawHangerArms(canvas, [x, area.top - 6 * unit], area.w * 0.22, 10 * unit);
}

function supportFor(garment: Garment, staging: Staging): Support {
  if (garment.floor === undefined) return 'wall';
  return staging === 'floor' ? 'floor' : 'plinth';
}

const STRAPPED = new Set(['slip', 'dungarees']);

function drawPlacement(canvas: Canvas, layout: SceneLayout, placement: Placement) {
  const { product } = placement;
  const garment = buildGarment(product);
  const area = placeBounds(canvas, product, garment, placement);
  const staging = STAGING[product.silhouette];
  const isHanging = layout.rail !== undefined && (staging === 'hanger' || staging === 'clips');
  if (layout.rail !== undefined && isHanging) {
    drawHanger(canvas, layout.rail, area, staging, STRAPPED.has(product.silhouette));
  }
  placeGarment(canvas, garment, area, layout.isTable ? 'table' : supportFor(garment, staging));
  if (isHanging && staging === 'clips') {
    drawClips(
      canvas,
      [area.left + area.w / 2, area.top + area.h * 0.012],
      clipHalfWidth(garment, area),
    );
  }
}

/** Half the width of a garment at its waist in pixels, for the clips. */
function clipHalfWidth(garment: Garment, area: PixelBox): number {
  const box = measureBounds(garment);
  return (112 * area.w) / (box.right - box.left);
}

export function composeScene(w: number, h: number, layout: SceneLayout): Canvas {
  const interior = INTERIORS[layout.interior];
  const { setting } = layout;
  const canvas = layout.isTable
    ? interior.drawTable(w, h, setting)
    : interior.drawInterior(w, h, setting);
  if (layout.arch) drawArch(canvas, layout.arch);
  for (const plinth of layout.plinths ?? []) drawPlinth(canvas, plinth, interior.plinth);
  for (const tray of layout.trays ?? []) drawTray(canvas, tray, interior.tray);
  if (layout.rail !== undefined) drawRail(canvas, layout.rail, interior.rail, setting.clear);
  for (const placement of layout.placements) drawPlacement(canvas, layout, placement);
  return canvas;
}
