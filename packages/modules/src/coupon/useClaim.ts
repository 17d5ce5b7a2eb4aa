import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { claimFailed, claimStarted, claimSucceeded, selectClaimingId } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useInteraction } from '../page/place.ts';
import { couponAction } from '../page/tracking.ts';
import { messages } from './messages.ts';

/** Claims coupons one at a time, and says how it went. */
export function useClaim() {
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { login, tracking } = usePlatform();
  const words = useMessages(messages);
  const interact = useInteraction();
  const claimingId = useSelector(selectClaimingId);

  function fail(cause: unknown): void {
    store.dispatch(claimFailed());
    if (errorCode(cause) === 'unauthorised') login.open();
    else toast(words.failed, { icon: 'info' });
  }

  async function claim({ id, subscription }: RewardPackage): Promise<void> {
    interact('coupon', { couponId: id });
    tracking.track(couponAction('claim', id));
    if (selectClaimingId(store.getState())) return;
    store.dispatch(claimStarted(id));
    const body = { rewardPackageId: id, rewardPackageSubscriptionId: subscription.id };
    try {
      store.dispatch(claimSucceeded(await api.claimRewardPackage({ body })));
      toast(words.claimed, { icon: 'done' });
    } catch (cause) {
      fail(cause);
    }
  }

  return { claim, claimingId };
}
