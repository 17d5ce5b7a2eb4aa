import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { App } from 'antd';
import { api } from '../../api/api.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import type { Product } from './product-values.ts';

/**
 * A product as this page knows it. It is fetched again only when the operator asks, so that a change of
 * another operator is noticed by its version. The open form takes what is fetched into what was not touched.
 */
export function useProduct(id: string) {
  const client = useQueryClient();
  const { message } = App.useApp();
  const toText = useProblemText();
  const queryKey = ['product', id];
  const query = useQuery({
    queryKey,
    queryFn: () => api.getCatalogueProduct({ params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const store = (product: Product) => client.setQueryData(queryKey, product);
  const reload = () =>
    void query.refetch().then(({ error }) => error && void message.error(toText(error)));
  return { query, store, reload };
}

export interface ProductProps {
  product: Product;
  /** Keeps the product as the server answered a change. */
  store(product: Product): void;
  /** Fetches the product again. What was typed into its form is kept. */
  reload(): void;
}

/** Fetches the product again after a stale version. Operators read the problem as any other. */
export const reloadStale =
  (reload: () => void) =>
  (error: unknown): boolean => {
    if (errorCode(error) === 'precondition-failed') reload();
    return false;
  };
