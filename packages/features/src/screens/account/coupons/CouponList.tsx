import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { claimCoupon } from '@vitrine/modules/claim-coupon';
import { useMessagePrompt } from '@vitrine/modules/message-prompt';
import { useMessages } from '@vitrine/platform';
import { selectClaimingId, setPromoCodes } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Box, CouponTicket, cx, Row, Stack, Text, useToast } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import type { CouponEntry } from './rules.ts';
import styles from './Screen.module.css';
import { Terms } from './Terms.tsx';

/** Claims coupons one at a time; a claimed coupon can be used at once. */
function useClaimCoupon() {
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

/** The code of a coupon, which can be copied, and its terms. */
function CouponFooter({ entry }: { entry: CouponEntry }) {
  const { code, coupon, isReserved, promotionId } = entry;
  const t = useMessages(messages);
  return (
    <Row isSpread className={layout.touchHeight}>
      <Text variant="micro" tone="quiet">
        {isReserved ? t.reserved : code && `${t.code} ${code}`}
      </Text>
      <Row className={layout.fixed}>
        {promotionId && <Terms promotionId={promotionId} of={coupon.name} />}
        {code && !isReserved && (
          <CopyButton text={code} subject={coupon.name} success={t.copied} variant="micro" />
        )}
      </Row>
    </Row>
  );
}

/** The coupons of one tab; claimable ones have a button. */
export function CouponList({ entries }: { entries: readonly CouponEntry[] }) {
  const { claim, claimingId } = useClaimCoupon();
  const now = Date.now();
  return (
    <Stack as="ul" className={cx(spacing.pt6, styles.entries)}>
      {entries.map((entry) => {
        const { key, coupon, package: claimable } = entry;
        const isWallet = coupon.promoOffers.length > 1;
        return (
          <Box as="li" key={key} className={cx(styles.entry, isWallet && styles.wide)}>
            <CouponTicket
              coupon={coupon}
              layout={isWallet ? 'wallet' : 'single'}
              now={now}
              useAt={entry.isReserved ? { route: 'bag' } : { route: 'list' }}
              onClaim={claimable && (() => void claim(claimable))}
              busy={claimingId === key}
              disabled={claimingId !== null && claimingId !== key}
            />
            {(entry.code || entry.promotionId) && <CouponFooter entry={entry} />}
          </Box>
        );
      })}
    </Stack>
  );
}
