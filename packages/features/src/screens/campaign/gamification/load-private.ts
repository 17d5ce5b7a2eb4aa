import {
  selectShopContent,
  setMyCampaign,
  setOrderStatistics,
  setRewardOrders,
  setTaskGroups,
} from '@vitrine/state';
import type { ReloadContext } from '../../../shared/private-data/usePrivateData.ts';
import { readText } from '../../../shop-content.ts';

/** Loads the tasks, the spending and the rewards; a campaign that fails to load is left out. */
export async function loadPrivate({ api, store, signal }: ReloadContext): Promise<void> {
  const id = readText(selectShopContent(store.getState()).campaign);
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
