import { usePlatform } from '@vitrine/platform';
import { selectProductsList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useMemo, useState } from 'react';
import {
  clearFilters,
  countFilters,
  getCondition,
  type ListUrl,
  parseListUrl,
  toListQuery,
} from './list-url.ts';

type Query = Readonly<Record<string, string>>;

export interface ListControls {
  url: ListUrl;
  filterCount: number;
  isLoadingMore: boolean;
  /** The products of the latest choice are not loaded yet. */
  isUpdating: boolean;
  /** Shows the list with other filters, another order or more pages, in place of the current one. */
  show(next: ListUrl, options?: { keepScroll?: boolean }): void;
  /** Clears every filter of the shopper. */
  clear(): void;
}

/**
 * The list of the current URL, and how to change it. A choice is shown at once: it is held here until
 * the page has its new query, so that a second quick tap adds to the first.
 */
export function useList(query: Query): ListControls {
  const { navigation } = usePlatform();
  const { condition, pagination } = useSelector(selectProductsList);
  const [pending, setPending] = useState<{ url: ListUrl; from: Query }>();
  const current = useMemo(() => parseListUrl(query), [query]);
  const isPending = pending?.from === query;
  const url = isPending ? pending.url : current;
  const isUpdating = getCondition(url) !== condition;

  function show(next: ListUrl, { keepScroll = true } = {}): void {
    setPending({ url: next, from: query });
    const target = { route: 'list' as const, query: toListQuery(next) };
    navigation.go(target, { replace: true, keepScroll });
  }

  return {
    url,
    filterCount: countFilters(url),
    isUpdating,
    isLoadingMore: isPending && !isUpdating && url.page > pagination.page,
    show,
    clear: () => show(clearFilters(url)),
  };
}
