import { createHash } from 'node:crypto';
import { isFeatured } from '../catalogue/featured.ts';
import type { Product } from '../catalogue/product.ts';
import { isGarment } from '../views/back.ts';
import { hasCloth } from '../views/cloth.ts';
import type { Size } from '../views/packshot.ts';

/** A view's place in this list is the number in its file name, so new views are added at the end. */
export const VIEWS = ['packshot', 'detail', 'scene', 'styled', 'cloth', 'back', 'scale'] as const;

export type ViewName = (typeof VIEWS)[number];

const BASIC_VIEWS: readonly ViewName[] = ['packshot', 'detail', 'scene'];

export interface ImageSpec extends Size {
  /** The first AVIF quality to try, and the byte limit above which it is lowered. */
  quality: number;
  limit: number;
  /**
   * Raised by hand when the look of the view changes on purpose, so that all its images are drawn
   * again.
   */
  revision: number;
}

const KB = 1024;
const LARGE = { width: 1200, height: 1600, oversample: 1 } as const;

/** Measured on samples, so that the whole catalogue stays within its limit (see the README). */
const IMAGE_SPECS: Readonly<Record<ViewName, ImageSpec>> = {
  packshot: { width: 720, height: 960, oversample: 1, quality: 46, limit: 30 * KB, revision: 1 },
  detail: { width: 600, height: 800, oversample: 1, quality: 38, limit: 27 * KB, revision: 1 },
  scene: { width: 600, height: 800, oversample: 1, quality: 52, limit: 24 * KB, revision: 2 },
  styled: { ...LARGE, quality: 46, limit: 70 * KB, revision: 2 },
  cloth: { ...LARGE, quality: 38, limit: 110 * KB, revision: 1 },
  back: { ...LARGE, quality: 42, limit: 60 * KB, revision: 1 },
  scale: { ...LARGE, quality: 46, limit: 70 * KB, revision: 1 },
};

/** The views of featured products that are drawn large enough to zoom in. */
const LARGE_SPECS: Readonly<Partial<Record<ViewName, ImageSpec>>> = {
  packshot: { ...LARGE, quality: 44, limit: 90 * KB, revision: 1 },
  detail: { ...LARGE, quality: 36, limit: 90 * KB, revision: 1 },
  scene: { ...LARGE, quality: 46, limit: 70 * KB, revision: 2 },
};

/**
 * The views of a product in the order in which they are shown. Products that shoppers see first have
 * six or seven: also at their size, from behind, with a second product, and their fabric alone, which is
 * last, because a page may crop its last view.
 */
export function listViews(product: Product): readonly ViewName[] {
  if (!isFeatured(product)) return BASIC_VIEWS;
  return [
    'packshot',
    'scale',
    'detail',
    ...(isGarment(product) ? (['back'] as const) : []),
    'scene',
    'styled',
    ...(hasCloth(product) ? (['cloth'] as const) : []),
  ];
}

export const findSpec = (product: Product, view: ViewName): ImageSpec =>
  (isFeatured(product) && LARGE_SPECS[view]) || IMAGE_SPECS[view];

export const viewNumber = (view: ViewName): number => VIEWS.indexOf(view) + 1;

export const imageFile = (product: Product, view: ViewName) =>
  `${product.id}-${viewNumber(view)}.avif`;

/** Changes when a property changes that affects the image. */
export const hashSpec = (subject: object, spec: object) =>
  createHash('sha256')
    .update(JSON.stringify([subject, spec]))
    .digest('hex')
    .slice(0, 8);
