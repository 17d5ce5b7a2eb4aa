import type { SkeletonKind } from '@vitrine/platform';

export type { SkeletonKind };

/** A placeholder block, or a box of parts. Each name is a class of `Skeleton.module.css`. */
export type SkeletonPart = string | SkeletonGroup;

export interface SkeletonGroup {
  box: string;
  parts: readonly SkeletonPart[];
}

const group = (box: string, ...parts: SkeletonPart[]): SkeletonGroup => ({ box, parts });
const repeat = (count: number, part: SkeletonPart): SkeletonPart[] =>
  Array.from({ length: count }, () => part);

export const CARD_LAYOUT = group('card', 'picture', group('text', 'brand', 'line', 'price'));

const HEADING = group('heading', 'eyebrow', 'title');

/** The placeholder of each variant. `grid` is rendered by `ProductGrid`. */
export const SKELETON_LAYOUTS: Readonly<Partial<Record<SkeletonKind, readonly SkeletonPart[]>>> = {
  unready: [HEADING, 'wide'],
  listing: [
    group('chips', ...repeat(3, 'chip')),
    group('bar', 'short', 'long'),
    group('listing', 'rail', group('grid', ...repeat(6, CARD_LAYOUT))),
  ],
  'product-grid': [group('productGrid', ...repeat(8, CARD_LAYOUT))],
  'product-detail': [
    group(
      'detail',
      group('gallery', 'picture', 'second'),
      group('info', 'eyebrow', 'title', 'long', group('sizes', ...repeat(5, 'size'))),
    ),
  ],
  homepage: ['hero', HEADING, group('row', ...repeat(3, CARD_LAYOUT))],
  'slide-products': [HEADING, group('row', ...repeat(6, CARD_LAYOUT))],
  'access-reward': [group('rewards', ...repeat(3, 'ticket'))],
};
