import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectClaimingId } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useTrackInteraction } from '../../context/module-context.ts';
import { createCouponEvent } from '../../context/tracking.ts';
import { claimCoupon } from '../../parts/claim-coupon.ts';
import { useMessagePrompt } from '../../parts/message-prompt/index.ts';
import { messages } from '../messages.ts';

/** Claims coupons one at a time, and shows the result as a toast. A mini-program offers to remind of their end. */
export function useCouponClaim() {
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { login, tracking } = usePlatform();
  const t = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const { ask } = useMessagePrompt('coupon');
  const claimingId = useSelector(selectClaimingId);

  async function claim(coupon: RewardPackage): Promise<void> {
    void ask();
    trackInteraction('coupon', { couponId: coupon.id });
    tracking.track(createCouponEvent('claim', coupon.id));
    try {
      if (await claimCoupon(api, store, coupon)) toast(t.claimed, { icon: 'done' });
    } catch (cause) {
      if (errorCode(cause) === 'unauthorised') login.open();
      else toast(t.failed, { icon: 'info' });
    }
  }

  return { claim, claimingId };
}
