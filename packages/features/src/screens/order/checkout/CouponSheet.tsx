import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectRewardPackages } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { EmptyState, RadioGroup, Text, useToast } from '@vitrine/ui';
import { formatDiscount, formatMinimumSpend } from './rules.ts';
import { StepSheet } from './StepSheet.tsx';
import { sectionMessages } from './section-messages.ts';
import { useChangeOrder } from './useCheckoutAction.ts';
import type { StepSheetsProps } from './useSteps.ts';

const NONE = 'none';

/** Chooses one of the claimed coupons, or none. */
export function CouponSheet({ order, steps }: StepSheetsProps) {
  const t = useMessages(sectionMessages);
  const language = useLanguage();
  const api = useApi();
  const coupons = useSelector(selectRewardPackages);
  const toast = useToast();
  const { change, isPending, error } = useChangeOrder();

  const params = { id: order.id };

  /** Only one of the two counts, so that a coupon takes the place of a promo code. */
  function announceReplacement(code: string, name: string): void {
    const undo = () => void change(() => api.applyPromoCode({ params, body: { code } }));
    toast(formatMessage(t.codeReplaced, { code, name }), {
      icon: 'done',
      action: { label: t.undo, onPress: undo },
    });
  }

  async function choose(rewardPackageId: string): Promise<void> {
    const replacedCode = order.promo?.code;
    const isChanged = await change(() =>
      rewardPackageId === NONE
        ? api.removePromoCode({ params })
        : api.applyPromoCode({ params, body: { rewardPackageId } }),
    );
    if (!isChanged) return;
    steps.close();
    const coupon = coupons.find(({ id }) => id === rewardPackageId);
    if (replacedCode && coupon) announceReplacement(replacedCode, coupon.name);
  }

  const option = ({ id, name, description, validTo, promoOffers }: RewardPackage) => ({
    value: id,
    title: name,
    note: [
      ...promoOffers.map((offer) => formatMinimumSpend(offer, t)),
      description,
      // `validTo` is the first moment at which the coupon is no longer valid.
      formatMessage(t.until, { date: formatChinaDate(Date.parse(validTo) - 1, language) }),
    ]
      .filter(Boolean)
      .join(' · '),
    aside: (
      <Text variant="h3">{promoOffers.map((offer) => formatDiscount(offer, t)).join(' · ')}</Text>
    ),
    disabled: isPending,
  });

  return (
    <StepSheet step="offers" steps={steps} title={t.coupons} error={error}>
      {coupons.length === 0 ? (
        <EmptyState icon="gift" title={t.noCoupons} hint={t.noCouponsHint} />
      ) : (
        <RadioGroup
          label={t.coupons}
          options={[...coupons.map(option), { value: NONE, title: t.withoutCoupon }]}
          value={order.promo?.rewardPackageId ?? NONE}
          onChange={(id) => void choose(id)}
        />
      )}
    </StepSheet>
  );
}
