export type SkeletonKind =
  | 'unready'
  | 'processing'
  | 'toast-processing'
  | 'listing'
  | 'shelf'
  | 'product-detail'
  | 'homepage'
  | 'slide-products'
  | 'access-reward';

/** A block that stands in for something, or a box with what is in it. Names are those of the styles. */
export type Part = string | Group;

export interface Group {
  box: string;
  parts: readonly Part[];
}

const group = (box: string, ...parts: Part[]): Group => ({ box, parts });
const times = (count: number, part: Part): Part[] => Array.from({ length: count }, () => part);

export const CARD = group('card', 'picture', group('words', 'brand', 'line', 'price'));

const HEADING = group('heading', 'kick', 'title');

/** What stands in for each kind of screen or part. `grid` is the product grid itself. */
export const DRAWINGS: Readonly<Partial<Record<SkeletonKind, readonly Part[]>>> = {
  unready: [HEADING, 'wide'],
  listing: [
    group('chips', ...times(3, 'chip')),
    group('bar', 'short', 'long'),
    group('listing', 'rail', group('grid', ...times(6, CARD))),
  ],
  shelf: [group('shelf', ...times(8, CARD))],
  'product-detail': [
    group(
      'detail',
      group('gallery', 'picture', 'second'),
      group('info', 'kick', 'title', 'long', group('sizes', ...times(5, 'size'))),
    ),
  ],
  homepage: ['hero', HEADING, group('row', ...times(3, CARD))],
  'slide-products': [HEADING, group('row', ...times(6, CARD))],
  'access-reward': [group('rewards', ...times(3, 'ticket'))],
};
