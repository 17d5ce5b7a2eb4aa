import type { ResourceFilter } from './types.ts';

type Least = NonNullable<Extract<ResourceFilter, { kind: 'search' }>['least']>;

/** Numbers and references are found by a part of this length. */
const PART_LENGTH = 4;

/** A search for a part of a number begins only when the part is long enough; the hint says so before. */
export const atLeastPart = (hint: string): Least => ({
  hint,
  isReached: (text) => text.length >= PART_LENGTH,
});
