import { usePlatform } from '@vitrine/platform';
import { applyFilters, filterQueryOf, selectFilter } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useMemo } from 'react';
import { type ListAddress, readAddress } from './address.ts';
import { addressQuery } from './listing-query.ts';

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
  return {
    address,
    show(next, { keepScroll = true } = {}) {
      dispatch(applyFilters(next.filters));
      const target = { route: 'list' as const, query: addressQuery(next) };
      navigation.go(target, { replace: true, keepScroll });
    },
  };
}
