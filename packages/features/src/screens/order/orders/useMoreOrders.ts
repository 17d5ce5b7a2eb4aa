import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { appendOrders, ORDERS_PAGE_SIZE, selectOrdersPagination } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';

/** Loads the next page of past orders. */
export function useMoreOrders() {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { page } = useSelector(selectOrdersPagination);
  const { run, isPending, error } = useAction({ showErrorAs: 'note', failed: t.moreFailed });

  const loadMore = () =>
    run(async () => {
      const query = { status: 'history', page: page + 1, size: ORDERS_PAGE_SIZE } as const;
      dispatch(appendOrders(await api.listOrders({ query })));
    });

  return { page, loadMore, isPending, error };
}
