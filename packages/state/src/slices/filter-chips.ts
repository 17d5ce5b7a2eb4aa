import { createSelector } from 'reselect';
import { LIST_OF, LISTED_FACETS } from './facets.ts';
import type { FilterState } from './filter.ts';

interface WithFilter {
  filter: FilterState;
}

/**
 * Every chosen value with its facet, as the chips above a list show them.
 * Apart from its slice, so that only the list's screen carries it.
 */
export const selectChosen = createSelector(
  LISTED_FACETS.map(
    (type) =>
      ({ filter }: WithFilter) =>
        filter[LIST_OF[type]],
  ),
  (...lists) =>
    LISTED_FACETS.flatMap((type, index) =>
      (lists[index] ?? []).filter(({ selected }) => selected).map((value) => ({ type, value })),
    ),
);
