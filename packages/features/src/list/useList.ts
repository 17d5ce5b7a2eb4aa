import { usePlatform } from '@vitrine/platform';
import {
  applyFilters,
  filterQueryOf,
  selectFilter,
  selectProductsList,
  setSectionSpinner,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useEffect, useMemo } from 'react';
import { type ListAddress, readAddress } from './address.ts';
import { addressQuery, conditionOf } from './listing-query.ts';

export interface ListMoves {
  address: ListAddress;
  /** Shows another narrowing, order or page of this list, in the place of the present one. */
  show(next: ListAddress, options?: { keepScroll?: boolean }): void;
}

/**
 * The list's address as it is now wanted. A choice shows at once and counts for the next one, even
 * while the list it leads to is still on its way.
 */
export function useList(query: Readonly<Record<string, string>>): ListMoves {
  const { navigation } = usePlatform();
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const address = useMemo(
    () => ({ ...readAddress(query), filters: filterQueryOf(filter) }),
    [query, filter],
  );
  const { condition } = useSelector(selectProductsList);
  // Whoever leaves before it has come waits for it no more.
  useEffect(() => () => void dispatch(setSectionSpinner(false)), [dispatch]);
  return {
    address,
    show(next, { keepScroll = true } = {}) {
      dispatch(applyFilters(next.filters));
      dispatch(setSectionSpinner(conditionOf(next) !== condition));
      const target = { route: 'list' as const, query: addressQuery(next) };
      navigation.go(target, { replace: true, keepScroll });
    },
  };
}
