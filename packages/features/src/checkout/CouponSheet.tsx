import type { CheckoutOrder, RewardPackage } from '@vitrine/contract';
import { chinaDay, fill } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectRewardPackages } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ChoiceGroup, EmptyState, Note, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import { chosenWords } from './chosen-words.ts';
import { conditionOf, worthOf } from './rules.ts';
import styles from './Sections.module.css';
import { usePromo } from './usePromo.ts';
import type { Steps } from './useSteps.ts';

interface CouponSheetProps {
  order: CheckoutOrder;
  steps: Steps;
}

const NONE = 'none';

/** The coupons that the shopper has claimed; one may be used, and what it needs is said in its words. */
export function CouponSheet({ order, steps }: CouponSheetProps) {
  const words = useMessages(chosenWords);
  const language = useLanguage();
  const coupons = useSelector(selectRewardPackages);
  const promo = usePromo(order.id);
  const [refused, setRefused] = useState<string>();
  const used = order.promo?.rewardPackageId ?? NONE;

  async function choose(id: string): Promise<void> {
    setRefused(undefined);
    const refusal = await (id === NONE ? promo.remove() : promo.applyCoupon(id));
    if (refusal) setRefused(refusal);
    else steps.close();
  }

  const option = ({ id, name, description, validTo, promoOffers }: RewardPackage) => ({
    value: id,
    title: name,
    note: [
      ...promoOffers.map((offer) => conditionOf(offer, words)),
      description,
      // The end is the first moment too late.
      fill(words.until, { date: chinaDay(Date.parse(validTo) - 1, language) }),
    ]
      .filter(Boolean)
      .join(' · '),
    aside: <Text look="h3">{promoOffers.map((offer) => worthOf(offer, words)).join(' · ')}</Text>,
    disabled: promo.isUnderWay,
  });

  return (
    <Sheet
      open={steps.step === 'offers'}
      onClose={steps.close}
      home={steps.home}
      side="right"
      title={words.coupons}
    >
      {refused && (
        <Note tone="bad" className={styles.refusal}>
          {refused}
        </Note>
      )}
      {coupons.length === 0 ? (
        <EmptyState icon="gift" title={words.noCoupons} hint={words.noCouponsHint} />
      ) : (
        <ChoiceGroup
          label={words.coupons}
          options={[...coupons.map(option), { value: NONE, title: words.withoutCoupon }]}
          value={used}
          onChange={(id) => void choose(id)}
        />
      )}
    </Sheet>
  );
}
