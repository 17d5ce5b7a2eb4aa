import type { FacetValue } from '@vitrine/contract';

/** A category's value says its parent as a hint. */
export const childrenOf = (all: readonly FacetValue[], { value }: FacetValue): FacetValue[] =>
  all.filter(({ hint }) => hint === value);

/** Those whose parents are not on offer themselves. */
export const rootsOf = (all: readonly FacetValue[]): FacetValue[] =>
  all.filter(({ hint }) => !all.some(({ value }) => value === hint));
