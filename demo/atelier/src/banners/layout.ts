import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import type { SceneLayout } from '../scenes/compose-scene.ts';
import type { WindowLight } from '../scenes/wall.ts';
import type { Ratio, SceneMotif } from './motif.ts';

/** On 16:9 the left 40% stays empty for text. */
const WINDOWS: Readonly<Record<Ratio, WindowLight>> = {
  '3x4': { x: 0.23, y: 0.08, w: 0.58, h: 0.72, rows: 3, columns: 2, leaves: false },
  '1x1': { x: 0.2, y: 0.06, w: 0.62, h: 0.78, rows: 3, columns: 2, leaves: false },
  '16x9': { x: 0.46, y: 0.01, w: 0.44, h: 0.86, rows: 2, columns: 3, leaves: false },
  '9x16': { x: 0.18, y: 0.14, w: 0.66, h: 0.6, rows: 4, columns: 2, leaves: false },
};

type LayoutBuilder = (hero: Product, other: Product, ratio: Ratio) => Omit<SceneLayout, 'wall'>;

const rail: LayoutBuilder = (hero, other, ratio) => {
  switch (ratio) {
    case '16x9':
      return {
        rail: 0.075,
        placements: [
          { product: other, x: 0.83, y: 0.125, w: 0.22, h: 0.76 },
          { product: hero, x: 0.585, y: 0.125, w: 0.25, h: 0.8 },
        ],
      };
    case '1x1':
      return {
        rail: 0.085,
        placements: [
          { product: other, x: 0.73, y: 0.14, w: 0.36, h: 0.72 },
          { product: hero, x: 0.315, y: 0.14, w: 0.42, h: 0.76 },
        ],
      };
    case '9x16':
      return { rail: 0.15, placements: [{ product: hero, x: 0.5, y: 0.187, w: 0.74, h: 0.58 }] };
    default:
      return { rail: 0.085, placements: [{ product: hero, x: 0.51, y: 0.135, w: 0.74, h: 0.76 }] };
  }
};

const STONE = '#ddd4c6';

const plinth: LayoutBuilder = (hero, other, ratio) => {
  if (ratio === '16x9') {
    return {
      arch: { x: 0.585, top: 0.1, w: 0.27, bottom: 0.84 },
      plinths: [
        { x: 0.585, w: 0.25, top: 0.66, bottom: 0.94, colour: STONE },
        { x: 0.85, w: 0.19, top: 0.76, bottom: 0.96, colour: STONE },
      ],
      placements: [
        { product: hero, x: 0.585, y: 0.66, w: 0.22, h: 0.48 },
        { product: other, x: 0.85, y: 0.76, w: 0.155, h: 0.44 },
      ],
    };
  }
  const tall = ratio === '9x16';
  const top = tall ? 0.64 : 0.68;
  const low = tall ? 0.8 : 0.92;
  return {
    arch: { x: 0.5, top: tall ? 0.24 : 0.1, w: 0.64, bottom: tall ? 0.75 : 0.83 },
    plinths: [{ x: 0.5, w: 0.58, top, bottom: low, colour: STONE }],
    placements: [{ product: hero, x: 0.5, y: top, w: 0.52, h: tall ? 0.3 : 0.48 }],
  };
};

const floor: LayoutBuilder = (hero, other, ratio) => {
  if (ratio === '16x9') {
    return {
      placements: [
        { product: other, x: 0.84, y: 0.74, w: 0.2, h: 0.4 },
        { product: hero, x: 0.6, y: 0.84, w: 0.26, h: 0.44 },
      ],
    };
  }
  if (ratio === '1x1') {
    return {
      placements: [
        { product: other, x: 0.68, y: 0.74, w: 0.38, h: 0.4 },
        { product: hero, x: 0.36, y: 0.88, w: 0.48, h: 0.44 },
      ],
    };
  }
  return { placements: [{ product: hero, x: 0.51, y: 0.82, w: 0.74, h: 0.5 }] };
};

const table: LayoutBuilder = (hero, other, ratio) => {
  switch (ratio) {
    case '16x9':
      return {
        placements: [
          { product: hero, x: 0.58, y: 0.48, w: 0.24, h: 0.62 },
          { product: other, x: 0.84, y: 0.48, w: 0.18, h: 0.7 },
        ],
      };
    case '1x1':
      return {
        placements: [
          { product: hero, x: 0.35, y: 0.48, w: 0.42, h: 0.5 },
          { product: other, x: 0.77, y: 0.48, w: 0.28, h: 0.68 },
        ],
      };
    default:
      return { placements: [{ product: hero, x: 0.5, y: 0.48, w: 0.62, h: 0.5 }] };
  }
};

const LAYOUTS = { rail, plinth, floor, table } as const;

/** The height of the floor line, for products on a plinth or the floor. */
function floorFor({ staging, wall }: SceneMotif, ratio: Ratio) {
  if (staging === 'floor') return { floor: { at: 0.64, colour: wall } };
  if (staging !== 'plinth') return {};
  return { floor: { at: ratio === '9x16' ? 0.75 : ratio === '16x9' ? 0.84 : 0.83, colour: wall } };
}

export function buildBannerScene(motif: SceneMotif, ratio: Ratio): SceneLayout {
  const [hero, other] = motif.productIds.map(findProduct);
  const sun = WINDOWS[ratio];
  const low = motif.staging === 'floor' ? { y: 0.05, h: 0.54 } : {};
  const sunny = motif.staging !== 'plinth';
  return {
    wall: {
      colour: motif.wall,
      seed: motif.seed,
      ...(sunny ? { window: { ...sun, ...low, leaves: motif.leaves } } : {}),
      ...floorFor(motif, ratio),
    },
    ...LAYOUTS[motif.staging](hero, other, ratio),
  };
}
