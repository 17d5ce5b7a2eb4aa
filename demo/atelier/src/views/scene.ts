import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { linear, luminance } from '../engine/colour.ts';
import { createRandom, type Random } from '../engine/random.ts';
import { canvasToImage } from '../scenes/canvas.ts';
import { composeScene, type SceneLayout } from '../scenes/compose-scene.ts';
import { NICHES } from '../scenes/interiors/interiors.ts';
import { STAGING } from '../scenes/staging.ts';
import type { WindowLight } from '../scenes/wall.ts';
import { interiorFor } from './interior-for.ts';
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
  const plaster = pickPlaster(product, rng);
  const seed = Math.floor(rng() * 1000);
  const interior = interiorFor(product);
  const base = { plaster, seed, clear: 0 };
  const x = 0.5 + rng.between(-0.015, 0.015);
  switch (STAGING[product.silhouette]) {
    case 'plinth': {
      const top = 0.7;
      return {
        interior,
        setting: { ...base, floor: 0.84 },
        ...(NICHES.has(interior) && { arch: { x, top: 0.13, w: 0.62, bottom: 0.84 } }),
        plinths: [{ x, w: 0.56, top, bottom: 0.93 }],
        placements: [{ product, x, y: top, w: 0.5, h: 0.46 }],
      };
    }
    case 'floor':
      return {
        interior,
        setting: { ...base, window: pickWindow(rng, true), floor: 0.66 },
        placements: [{ product, x, y: 0.82, w: 0.68, h: 0.5 }],
      };
    case 'table':
      return {
        interior,
        setting: { ...base, window: pickWindow(rng, false) },
        isTable: true,
        trays: [{ x, y: 0.48, w: 0.76, h: 0.7 }],
        placements: [{ product, x, y: 0.48, ...tableSize(product) }],
      };
    case 'rail':
      return {
        interior,
        setting: { ...base, window: pickWindow(rng, false) },
        rail: 0.125,
        placements: [{ product, x, y: 0.115, w: 0.42, h: 0.74 }],
      };
    default:
      return {
        interior,
        setting: { ...base, window: pickWindow(rng, false) },
        rail: 0.08,
        placements: [{ product, x, y: 0.13, w: 0.66, h: 0.69 }],
      };
  }
}

const tableSize = ({ silhouette }: Product) =>
  silhouette === 'watch' ? { w: 0.4, h: 0.62 } : { w: 0.54, h: 0.48 };

export function drawScene(product: Product, { width, height }: Size): Sharp {
  return canvasToImage(composeScene(width, height, buildLayout(product)));
}
