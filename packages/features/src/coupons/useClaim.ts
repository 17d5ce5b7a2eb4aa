import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  claimFailed,
  claimStarted,
  claimSucceeded,
  selectClaimingId,
  setPromoCodes,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { messages } from './messages.ts';

/** Claims coupons one at a time; what was claimed is there to be used at once. */
export function useClaim() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { login } = usePlatform();
  const claimingId = useSelector(selectClaimingId);

  async function claim({ id, subscription }: RewardPackage): Promise<void> {
    if (selectClaimingId(store.getState())) return;
    store.dispatch(claimStarted(id));
    const body = { rewardPackageId: id, rewardPackageSubscriptionId: subscription.id };
    try {
      const claimed = await api.claimRewardPackage({ body });
      const codes = await api.listMyPromoCodes().catch(() => undefined);
      if (codes) store.dispatch(setPromoCodes(codes));
      store.dispatch(claimSucceeded(claimed));
      toast(words.claimed, { icon: 'done' });
    } catch (error) {
      store.dispatch(claimFailed());
      if (errorCode(error) === 'unauthorised') login.open({ route: 'coupons' });
      else toast(words.failed, { icon: 'info' });
    }
  }

  return { claim, claimingId };
}
