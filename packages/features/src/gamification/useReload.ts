import type { Api } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import {
  type Store,
  selectShop,
  setMyCampaign,
  setOrderStatistics,
  setRewardOrders,
  setTaskGroups,
} from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useCallback } from 'react';
import { text } from '../words.ts';

/** How far the shopper has come, and what it has brought. Without its campaign the rest still stands. */
export async function fetchTasks(api: Api, store: Store, signal?: AbortSignal): Promise<void> {
  const id = text(selectShop(store.getState()).campaign);
  const [groups, statistics, orders, campaign] = await Promise.all([
    api.listMyTaskGroups({}, { signal }),
    api.getMyOrderStatistics({}, { signal }),
    api.listMyRewardOrders({}, { signal }),
    id ? api.getMyCampaign({ params: { id } }, { signal }).catch(() => null) : null,
  ]);
  store.dispatch(setTaskGroups(groups));
  store.dispatch(setOrderStatistics(statistics));
  store.dispatch(setRewardOrders(orders));
  store.dispatch(setMyCampaign(campaign));
}

/** Reads it all again after something was done; what stands stays if that fails. */
export function useReload() {
  const api = useApi();
  const store = useStore();
  return useCallback(() => fetchTasks(api, store).catch(() => undefined), [api, store]);
}
