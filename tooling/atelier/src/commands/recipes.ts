import { createHash } from 'node:crypto';
import type { Piece } from '../catalogue/piece.ts';
import type { Size } from '../views/packshot.ts';

export const VIEWS = ['packshot', 'detail', 'scene'] as const;

export type ViewName = (typeof VIEWS)[number];

export interface Recipe extends Size {
  /** AVIF quality to begin with, and the bytes above which it gives way. */
  quality: number;
  limit: number;
  /** Raised by hand when the view's look changes on purpose: everything is then drawn again. */
  look: number;
}

const KB = 1024;

/** Measured on samples so that the whole catalogue stays within 25 MB; see the README. */
export const RECIPES: Readonly<Record<ViewName, Recipe>> = {
  packshot: { width: 720, height: 960, oversample: 1, quality: 46, limit: 30 * KB, look: 1 },
  detail: { width: 600, height: 800, oversample: 1, quality: 38, limit: 27 * KB, look: 1 },
  scene: { width: 600, height: 800, oversample: 1, quality: 52, limit: 20 * KB, look: 1 },
};

export const fileOf = (piece: Piece, view: ViewName) =>
  `${piece.id}-${VIEWS.indexOf(view) + 1}.avif`;

/** Changes when anything that decides the picture changes. */
export const recipeHash = (subject: object, recipe: object) =>
  createHash('sha256')
    .update(JSON.stringify([subject, recipe]))
    .digest('hex')
    .slice(0, 8);
