import type { FacetValue } from '@vitrine/contract';

/** The children of a category: the hint of a value is the id of its parent. */
export const getChildren = (all: readonly FacetValue[], { value }: FacetValue): FacetValue[] =>
  all.filter(({ hint }) => hint === value);

/** The categories whose parent is not in the list. */
export const getRoots = (all: readonly FacetValue[]): FacetValue[] =>
  all.filter(({ hint }) => !all.some(({ value }) => value === hint));
