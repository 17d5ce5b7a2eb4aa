import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import type { SceneLayout } from '../scenes/compose-scene.ts';
import { NICHES } from '../scenes/interiors/interiors.ts';
import type { WindowLight } from '../scenes/wall.ts';
import type { Ratio, SceneMotif } from './motif.ts';

/** On 16:9 the left 40% stays empty for text. */
const CLEAR = 0.41;

const WINDOWS: Readonly<Record<Ratio, WindowLight>> = {
  '3x4': { x: 0.23, y: 0.08, w: 0.58, h: 0.72, rows: 3, columns: 2, leaves: false },
  '1x1': { x: 0.2, y: 0.06, w: 0.62, h: 0.78, rows: 3, columns: 2, leaves: false },
  '16x9': { x: 0.46, y: 0.01, w: 0.44, h: 0.86, rows: 2, columns: 3, leaves: false },
  '9x16': { x: 0.18, y: 0.14, w: 0.66, h: 0.6, rows: 4, columns: 2, leaves: false },
};

type Furnishing = Omit<SceneLayout, 'interior' | 'setting'>;
type LayoutBuilder = (hero: Product, other: Product, ratio: Ratio) => Furnishing;

/**
 * Pages crop banners to flatter shapes: a hero shows the upper 86% of an upright picture and 89% of a
 * wide one, and a square loses a tenth above and below. Hems end inside of that.
 */
const rail: LayoutBuilder = (hero, other, ratio) => {
  switch (ratio) {
    case '16x9':
      return {
        rail: 0.085,
        placements: [
          { product: other, x: 0.845, y: 0.135, w: 0.22, h: 0.68 },
          { product: hero, x: 0.595, y: 0.135, w: 0.25, h: 0.71 },
        ],
      };
    case '1x1':
      return {
        rail: 0.13,
        placements: [
          { product: other, x: 0.73, y: 0.18, w: 0.36, h: 0.64 },
          { product: hero, x: 0.315, y: 0.18, w: 0.42, h: 0.67 },
        ],
      };
    case '9x16':
      return { rail: 0.15, placements: [{ product: hero, x: 0.5, y: 0.187, w: 0.74, h: 0.58 }] };
    default:
      return { rail: 0.075, placements: [{ product: hero, x: 0.51, y: 0.12, w: 0.7, h: 0.72 }] };
  }
};

const plinth: LayoutBuilder = (hero, other, ratio) => {
  if (ratio === '16x9') {
    return {
      arch: { x: 0.6, top: 0.1, w: 0.27, bottom: 0.8 },
      plinths: [
        { x: 0.6, w: 0.25, top: 0.62, bottom: 0.9 },
        { x: 0.86, w: 0.19, top: 0.72, bottom: 0.92 },
      ],
      placements: [
        { product: hero, x: 0.6, y: 0.62, w: 0.22, h: 0.46 },
        { product: other, x: 0.86, y: 0.72, w: 0.155, h: 0.42 },
      ],
    };
  }
  const tall = ratio === '9x16';
  const top = tall ? 0.64 : 0.66;
  const low = tall ? 0.8 : 0.9;
  return {
    arch: { x: 0.5, top: tall ? 0.24 : 0.1, w: 0.64, bottom: tall ? 0.75 : 0.81 },
    plinths: [{ x: 0.5, w: 0.58, top, bottom: low }],
    placements: [{ product: hero, x: 0.5, y: top, w: 0.52, h: tall ? 0.3 : 0.46 }],
  };
};

const floor: LayoutBuilder = (hero, other, ratio) => {
  if (ratio === '16x9') {
    return {
      placements: [
        { product: other, x: 0.85, y: 0.72, w: 0.2, h: 0.4 },
        { product: hero, x: 0.61, y: 0.82, w: 0.26, h: 0.46 },
      ],
    };
  }
  if (ratio === '1x1') {
    return {
      placements: [
        { product: other, x: 0.7, y: 0.7, w: 0.38, h: 0.4 },
        { product: hero, x: 0.36, y: 0.83, w: 0.5, h: 0.46 },
      ],
    };
  }
  return { placements: [{ product: hero, x: 0.51, y: 0.78, w: 0.78, h: 0.5 }] };
};

const table: LayoutBuilder = (hero, other, ratio) => {
  switch (ratio) {
    case '16x9':
      return {
        isTable: true,
        trays: [{ x: 0.595, y: 0.5, w: 0.27, h: 0.76 }],
        placements: [
          { product: hero, x: 0.595, y: 0.5, w: 0.2, h: 0.54 },
          { product: other, x: 0.865, y: 0.5, w: 0.18, h: 0.66 },
        ],
      };
    case '1x1':
      return {
        isTable: true,
        trays: [{ x: 0.36, y: 0.5, w: 0.5, h: 0.62 }],
        placements: [
          { product: hero, x: 0.36, y: 0.5, w: 0.38, h: 0.48 },
          { product: other, x: 0.81, y: 0.5, w: 0.26, h: 0.62 },
        ],
      };
    default:
      return {
        isTable: true,
        trays: [{ x: 0.5, y: 0.47, w: 0.74, h: 0.62 }],
        placements: [{ product: hero, x: 0.5, y: 0.47, w: 0.56, h: 0.46 }],
      };
  }
};

const LAYOUTS = { rail, plinth, floor, table } as const;

/** The height of the floor line, for products on a plinth or the floor. */
function floorFor({ staging }: SceneMotif, ratio: Ratio) {
  if (staging === 'floor') return { floor: 0.6 };
  if (staging !== 'plinth') return {};
  return { floor: ratio === '9x16' ? 0.75 : ratio === '16x9' ? 0.8 : 0.81 };
}

function furnish({ staging, interior, productIds }: SceneMotif, ratio: Ratio): Furnishing {
  const [hero, other] = productIds.map(findProduct);
  const { arch, ...rest } = LAYOUTS[staging](hero, other, ratio);
  return arch && NICHES.has(interior) ? { ...rest, arch } : rest;
}

export function buildBannerScene(motif: SceneMotif, ratio: Ratio): SceneLayout {
  const sun = WINDOWS[ratio];
  const low = motif.staging === 'floor' ? { y: 0.05, h: 0.5 } : {};
  const sunny = motif.staging !== 'plinth';
  return {
    interior: motif.interior,
    setting: {
      plaster: motif.wall,
      seed: motif.seed,
      clear: ratio === '16x9' ? CLEAR : 0,
      ...(sunny ? { window: { ...sun, ...low, leaves: motif.leaves } } : {}),
      ...floorFor(motif, ratio),
    },
    ...furnish(motif, ratio),
  };
}
