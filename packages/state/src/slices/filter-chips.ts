import { createSelector } from 'reselect';
import { LIST_OF, LISTED_FACETS } from './facets.ts';
import { filterSlice } from './filter.ts';

/**
 * Every chosen value with its facet, as the chips above a list show them.
 * Apart from its slice, so that only the list's screen carries it.
 */
export const selectChosen = createSelector(
  LISTED_FACETS.map(
    (type) => (root: Parameters<typeof filterSlice.select>[0]) =>
      filterSlice.select(root)[LIST_OF[type]],
  ),
  (...lists) =>
    LISTED_FACETS.flatMap((type, index) =>
      (lists[index] ?? []).filter(({ selected }) => selected).map((value) => ({ type, value })),
    ),
);
