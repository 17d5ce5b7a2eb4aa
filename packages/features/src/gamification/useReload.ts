import type { Api } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { type Store, setOrderStatistics, setRewardOrders, setTaskGroups } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useCallback } from 'react';

/** How far the shopper has come, and what it has brought. */
export async function fetchTasks(api: Api, store: Store, signal?: AbortSignal): Promise<void> {
  const [groups, statistics, orders] = await Promise.all([
    api.listMyTaskGroups({}, { signal }),
    api.getMyOrderStatistics({}, { signal }),
    api.listMyRewardOrders({}, { signal }),
  ]);
  store.dispatch(setTaskGroups(groups));
  store.dispatch(setOrderStatistics(statistics));
  store.dispatch(setRewardOrders(orders));
}

/** Reads it all again after something was done; what stands stays if that fails. */
export function useReload() {
  const api = useApi();
  const store = useStore();
  return useCallback(() => fetchTasks(api, store).catch(() => undefined), [api, store]);
}
