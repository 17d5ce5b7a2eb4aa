import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { STAGING } from '../scenes/staging.ts';
import { buildGarment } from './build-garment.ts';
import { drawGarment, type Size } from './packshot.ts';
import { turnAround } from './turn-around/turn-around.ts';

/** Whether a product is a garment, which has a back and can be shown on a form. */
export const isGarment = ({ silhouette }: Product): boolean =>
  STAGING[silhouette] === 'hanger' || STAGING[silhouette] === 'clips';

/** A garment from behind, as its packshot shows it from the front. */
export const drawBack = (product: Product, size: Size): Sharp =>
  drawGarment(turnAround(buildGarment(product), product.silhouette), size);
