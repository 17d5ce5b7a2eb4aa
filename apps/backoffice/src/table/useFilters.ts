import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { FilterValues, ResourceFilter } from './types.ts';

const keysOf = (filter: ResourceFilter) =>
  filter.kind === 'period' ? [filter.fromKey, filter.toKey] : [filter.key];

/** The filters of a table, which are kept in the URL so that a view can be shared and reloaded. */
export function useFilters(filters: readonly ResourceFilter[]) {
  const [params, setParams] = useSearchParams();
  const values: FilterValues = useMemo(
    () =>
      Object.fromEntries(
        filters.flatMap(keysOf).flatMap((key) => {
          const value = params.get(key);
          return value ? [[key, value] as const] : [];
        }),
      ),
    [filters, params],
  );
  const setValues = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [key, value] of Object.entries(changes)) {
            if (value) next.set(key, value);
            else next.delete(key);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clearable = filters.filter(({ kind }) => kind !== 'tab').flatMap(keysOf);
  const clear = () => setValues(Object.fromEntries(clearable.map((key) => [key, undefined])));
  const isFiltered = clearable.some((key) => values[key]);
  return { values, setValues, clear, isFiltered };
}
