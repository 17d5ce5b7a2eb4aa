import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { api } from '../../api/api.ts';
import { parseQueue } from '../../orders/queue-query.ts';

/** The orders before and after this one in the queue of the link. The queue stays while it is worked through. */
export function useNeighbours(id: string) {
  const search = useSearch();
  const { data: ids = [] } = useQuery({
    queryKey: ['order-queue', search],
    queryFn: async () =>
      (await api.listMerchantOrders({ query: parseQueue(search) as never })).items.map(
        (order) => order.id,
      ),
    staleTime: Infinity,
  });
  const index = ids.indexOf(id);
  const toUrl = (other: string | undefined) =>
    other === undefined ? undefined : `/orders/${other}${search && `?${search}`}`;
  return {
    listUrl: `/orders${search && `?${search}`}`,
    // Once this order has left the queue, the next one is the first that waits.
    next: toUrl(ids[index + 1]),
    previous: toUrl(index > 0 ? ids[index - 1] : undefined),
  };
}
