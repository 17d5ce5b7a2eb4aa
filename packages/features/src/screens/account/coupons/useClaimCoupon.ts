import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { claimCoupon } from '@vitrine/modules/claim-coupon';
import { useMessagePrompt } from '@vitrine/modules/message-prompt';
import { useMessages } from '@vitrine/platform';
import { selectClaimingId, setPromoCodes } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';

/** Claims coupons one at a time; a claimed coupon can be used at once. */
export function useClaimCoupon() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { ask } = useMessagePrompt('coupon');
  const claimingId = useSelector(selectClaimingId);
  const { run } = useAction({
    // Every failed claim has the same message, whatever the server says.
    onError: (error) => {
      if (errorCode(error) === 'unauthorised') return false;
      toast(t.failed, { icon: 'info' });
      return true;
    },
  });

  async function loadPromoCodes(): Promise<void> {
    const codes = await api.listMyPromoCodes().catch(() => undefined);
    if (codes) store.dispatch(setPromoCodes(codes));
  }

  const claim = (coupon: RewardPackage) => {
    void ask();
    return run(async () =>
      (await claimCoupon(api, store, coupon, loadPromoCodes)) ? t.claimed : undefined,
    );
  };

  return { claim, claimingId };
}
