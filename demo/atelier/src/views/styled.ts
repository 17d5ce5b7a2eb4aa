import type { Sharp } from 'sharp';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { createRandom, type Random } from '../engine/random.ts';
import { canvasToImage } from '../scenes/canvas.ts';
import { composeScene, type SceneLayout } from '../scenes/compose-scene.ts';
import { STAGING } from '../scenes/staging.ts';
import { pickCompanion } from './companions.ts';
import { interiorFor } from './interior-for.ts';
import type { Size } from './packshot.ts';
import { pickPlaster, pickWindow } from './scene.ts';

type Placements = Omit<SceneLayout, 'interior' | 'setting'> & { floor?: number };

/** The product in front, and what it is worn with behind or below it. */
function placeTogether(product: Product, other: Product): Placements {
  const isOnRail = STAGING[other.silhouette] !== 'table';
  switch (STAGING[product.silhouette]) {
    case 'clips':
      return {
        rail: 0.09,
        placements: [
          { product: other, x: 0.7, y: 0.145, w: 0.5, h: 0.6 },
          { product, x: 0.3, y: 0.145, w: 0.5, h: 0.74 },
        ],
      };
    case 'plinth':
      return {
        rail: 0.07,
        floor: 0.84,
        plinths: [{ x: 0.68, w: 0.46, top: 0.72, bottom: 0.93 }],
        placements: [
          { product: other, x: 0.34, y: 0.12, w: 0.52, h: 0.66 },
          { product, x: 0.68, y: 0.72, w: 0.4, h: 0.34 },
        ],
      };
    case 'floor':
      return {
        rail: 0.07,
        floor: 0.76,
        placements: [
          { product: other, x: 0.36, y: 0.12, w: 0.5, h: 0.58 },
          { product, x: 0.62, y: 0.9, w: 0.5, h: 0.34 },
        ],
      };
    case 'table':
      return {
        isTable: true,
        placements: isOnRail
          ? [
              { product: other, x: 0.4, y: 0.17, w: 0.7, h: 0.66 },
              { product, x: 0.8, y: 0.42, w: 0.32, h: 0.3 },
            ]
          : [
              { product: other, x: 0.4, y: 0.62, w: 0.62, h: 0.5 },
              { product, x: 0.62, y: 0.3, w: 0.42, h: 0.34 },
            ],
      };
    default:
      return {
        rail: 0.08,
        placements: [
          { product: other, x: 0.75, y: 0.13, w: 0.4, h: 0.68 },
          { product, x: 0.35, y: 0.13, w: 0.56, h: 0.72 },
        ],
      };
  }
}

function buildLayout(product: Product, rng: Random): SceneLayout {
  const plaster = pickPlaster(product, rng);
  const { floor, ...placed } = placeTogether(product, findProduct(pickCompanion(product, rng)));
  return {
    interior: interiorFor(product),
    setting: {
      plaster,
      seed: Math.floor(rng() * 1000),
      clear: 0,
      window: pickWindow(rng, floor !== undefined),
      ...(floor !== undefined && { floor }),
    },
    ...placed,
  };
}

/** A product with a second one that it is worn with. */
export function drawStyled(product: Product, { width, height }: Size): Sharp {
  const layout = buildLayout(product, createRandom(`styled ${product.id}`));
  return canvasToImage(composeScene(width, height, layout));
}
