import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { ProductRow } from './useProductFacts.tsx';

/** The products of at most fifty ids, in their order. */
export function useProductRows(ids: readonly string[]): ProductRow[] {
  const query = useQuery({
    queryKey: ['products', 'by-id', ids],
    queryFn: async ({ signal }) => {
      const chosen = { ids: ids.join(','), size: ids.length };
      const { items } = await api.listCatalogueProducts({ query: chosen }, { signal });
      return new Map(items.map((product) => [product.id, product]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  return ids.map((id) => {
    const product = query.data?.get(id);
    return { id, product, isMissing: isLoaded && !product };
  });
}
