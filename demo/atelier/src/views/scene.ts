import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { linear, luminance } from '../engine/colour.ts';
import { createRandom, type Random } from '../engine/random.ts';
import { canvasToImage } from '../scenes/canvas.ts';
import { composeScene, type SceneLayout } from '../scenes/compose-scene.ts';
import { STAGING } from '../scenes/staging.ts';
import type { WindowLight } from '../scenes/wall.ts';
import type { Size } from './packshot.ts';

/** Plaster colours: light for dark products, deeper for pale ones. */
const PALE = ['#e0d6c7', '#dcd8cf', '#d9cab7', '#d6d5cf', '#dbd3c4', '#d5cfc6'];
const DEEP = ['#b9ad9b', '#a7aa9c', '#b3a79a', '#aeb0ac', '#bfae98', '#9fa396'];

export const pick = <T>(from: readonly T[], rng: Random): T =>
  from[Math.floor(rng() * from.length)];

export const pickPlaster = ({ colourHex }: Product, rng: Random): string =>
  pick(luminance(linear(colourHex)) > 0.42 ? DEEP : PALE, rng);

export function pickWindow(rng: Random, low: boolean): WindowLight {
  const narrow = rng() < 0.35;
  return {
    x: 0.16 + rng.between(0, 0.12),
    y: low ? 0.06 : 0.07 + rng.between(0, 0.05),
    w: narrow ? 0.4 : 0.56 + rng.between(0, 0.06),
    h: (low ? 0.52 : 0.7) + rng.between(0, 0.06),
    rows: narrow ? 4 : 3,
    columns: narrow ? 1 : 2,
    leaves: rng() < 0.55,
  };
}

/** The layout of a scene: the product on a rail, a plinth, the floor or a table. */
function buildLayout(product: Product): SceneLayout {
  const rng = createRandom(`room ${product.id}`);
  const colour = pickPlaster(product, rng);
  const seed = Math.floor(rng() * 1000);
  const staging = STAGING[product.silhouette];
  const x = 0.5 + rng.between(-0.015, 0.015);
  switch (staging) {
    case 'plinth': {
      const top = 0.7;
      return {
        wall: { colour, seed, floor: { at: 0.84, colour } },
        arch: { x, top: 0.13, w: 0.62, bottom: 0.84 },
        plinths: [{ x, w: 0.56, top, bottom: 0.93, colour: '#ddd4c6' }],
        placements: [{ product, x, y: top, w: 0.5, h: 0.46 }],
      };
    }
    case 'floor':
      return {
        wall: { colour, seed, window: pickWindow(rng, true), floor: { at: 0.66, colour } },
        placements: [{ product, x, y: 0.82, w: 0.68, h: 0.5 }],
      };
    case 'table':
      return {
        wall: { colour, seed, window: pickWindow(rng, false) },
        placements: [{ product, x, y: 0.48, ...tableSize(product) }],
      };
    case 'rail':
      return {
        wall: { colour, seed, window: pickWindow(rng, false) },
        rail: 0.125,
        placements: [{ product, x, y: 0.115, w: 0.42, h: 0.74 }],
      };
    default:
      return {
        wall: { colour, seed, window: pickWindow(rng, false) },
        rail: 0.09,
        placements: [{ product, x, y: 0.145, w: 0.68, h: 0.74 }],
      };
  }
}

const tableSize = ({ silhouette }: Product) =>
  silhouette === 'watch' ? { w: 0.4, h: 0.68 } : { w: 0.56, h: 0.5 };

export function drawScene(product: Product, { width, height }: Size): Sharp {
  return canvasToImage(composeScene(width, height, buildLayout(product)));
}
