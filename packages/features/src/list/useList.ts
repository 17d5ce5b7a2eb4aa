import { usePlatform } from '@vitrine/platform';
import {
  applyFilters,
  clearFilters,
  filterQueryOf,
  selectFilter,
  selectProductsList,
  setSectionSpinner,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useMemo } from 'react';
import { type ListAddress, readAddress } from './address.ts';
import { addressQuery, conditionOf } from './listing-query.ts';

export interface ListMoves {
  address: ListAddress;
  /** Shows another narrowing, order or page of this list, in the place of the present one. */
  show(next: ListAddress, options?: { keepScroll?: boolean }): void;
  /** Undoes what the shopper chose; the list itself and its order stay. */
  clear(): void;
}

/**
 * The list's address as it is now wanted. A choice shows at once and counts for the next one, even
 * while the list it leads to is still on its way.
 */
export function useList(query: Readonly<Record<string, string>>): ListMoves {
  const { navigation } = usePlatform();
  const { dispatch, getState } = useStore();
  const filter = useSelector(selectFilter);
  const address = useMemo(
    () => ({ ...readAddress(query), filters: filterQueryOf(filter) }),
    [query, filter],
  );
  const { condition } = useSelector(selectProductsList);
  // Whoever leaves before it has come waits for it no more.
  useEffect(() => () => void dispatch(setSectionSpinner(false)), [dispatch]);

  function go(next: ListAddress, keepScroll = true): void {
    dispatch(setSectionSpinner(conditionOf(next) !== condition));
    const target = { route: 'list' as const, query: addressQuery(next) };
    navigation.go(target, { replace: true, keepScroll });
  }

  return {
    address,
    show(next, { keepScroll } = {}) {
      dispatch(applyFilters(next.filters));
      go(next, keepScroll);
    },
    clear() {
      dispatch(clearFilters());
      go({ ...address, page: 1, filters: filterQueryOf(selectFilter(getState())) });
    },
  };
}
