import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { Product } from './product-values.ts';

/**
 * A product as this page knows it. It is fetched again only when the operator asks, so that a change of
 * another operator is noticed by its version and not mixed into the open form.
 */
export function useProduct(id: string) {
  const client = useQueryClient();
  const queryKey = ['product', id];
  const query = useQuery({
    queryKey,
    queryFn: () => api.getCatalogueProduct({ params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const store = (product: Product) => client.setQueryData(queryKey, product);
  return { query, store };
}

export interface ProductProps {
  product: Product;
  /** Keeps the product as the server answered a change. */
  store(product: Product): void;
  /** Fetches the product again, and with it drops what is not saved. */
  reload(): void;
}
