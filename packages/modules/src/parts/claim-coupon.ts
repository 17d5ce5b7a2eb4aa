import type { Api } from '@vitrine/client';
import type { RewardPackage } from '@vitrine/contract';
import {
  claimFailed,
  claimStarted,
  claimSucceeded,
  type Store,
  selectClaimingId,
} from '@vitrine/state';

/**
 * Claims a coupon and records its progress in the store. Resolves to false, without a claim, while
 * another coupon is being claimed; rejects when the claim fails.
 *
 * @param loadDetails Loads what a screen needs to show the claimed coupon, before the store changes.
 */
export async function claimCoupon(
  api: Api,
  store: Store,
  { id, subscription }: RewardPackage,
  loadDetails?: () => Promise<unknown>,
): Promise<boolean> {
  if (selectClaimingId(store.getState())) return false;
  store.dispatch(claimStarted(id));
  const body = { rewardPackageId: id, rewardPackageSubscriptionId: subscription.id };
  try {
    const claimed = await api.claimRewardPackage({ body });
    await loadDetails?.();
    store.dispatch(claimSucceeded(claimed));
    return true;
  } catch (cause) {
    store.dispatch(claimFailed());
    throw cause;
  }
}
