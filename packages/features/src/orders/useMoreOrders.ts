import { useApi } from '@vitrine/client/react';
import { appendOrders, ORDERS_PAGE_SIZE, selectOrdersPagination } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useState } from 'react';

/** Earlier orders, a page at a time. */
export function useMoreOrders() {
  const api = useApi();
  const dispatch = useDispatch();
  const { page } = useSelector(selectOrdersPagination);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function loadMore(): Promise<void> {
    setLoading(true);
    setFailed(false);
    try {
      const query = { status: 'history', page: page + 1, size: ORDERS_PAGE_SIZE } as const;
      dispatch(appendOrders(await api.listOrders({ query })));
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }

  return { loadMore, isLoading, hasFailed };
}
