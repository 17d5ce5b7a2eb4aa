import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  checkPromoCode,
  rejectPromoCode,
  selectCheckoutPromo,
  selectRewardPackages,
  typePromoCode,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Button, Form, Icon, Input, Row, RowLink, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { isPromoCode, normalisePromoCode } from './rules.ts';
import { type OrderSectionProps, Section } from './Section.tsx';
import styles from './Sections.module.css';
import { sectionMessages } from './section-messages.ts';
import { useChangeOrder } from './useCheckoutAction.ts';

/** The promo code field: an error is shown beneath it. */
function usePromoCode(id: string) {
  const t = useMessages(sectionMessages);
  const api = useApi();
  const dispatch = useDispatch();
  const reject = (message: string) => void dispatch(rejectPromoCode(message));
  const { change, isPending } = useChangeOrder({ showErrorAs: reject });

  async function apply(text: string): Promise<void> {
    if (!isPromoCode(text)) return reject(t.codeWrong);
    if (isPending) return;
    dispatch(checkPromoCode());
    const body = { code: normalisePromoCode(text) };
    await change(() => api.applyPromoCode({ params: { id }, body }));
  }

  return {
    isPending,
    apply,
    remove: () => change(() => api.removePromoCode({ params: { id } })),
    type: (text: string) => dispatch(typePromoCode(text)),
  };
}

function AppliedDiscount({ order }: { order: CheckoutOrder }) {
  const t = useMessages(sectionMessages);
  const { promo, priceInfo } = order;
  if (!promo) return null;
  const amount = formatPrice(promo.amount, priceInfo.currencyIsoCode);
  return (
    <Row gap={2} className={spacing.pt2} role="status">
      <Icon name="done" size="s" />
      <Text variant="caption" tone="pine">
        {formatMessage(t.applied, { amount })}
      </Text>
    </Row>
  );
}

/** The promo code or the coupon of the order: only one of them can be used. */
export function OffersSection({ order, number, onOpen }: OrderSectionProps) {
  const t = useMessages(sectionMessages);
  const { value, status, message } = useSelector(selectCheckoutPromo);
  const coupons = useSelector(selectRewardPackages);
  const promo = usePromoCode(order.id);
  const isApplied = order.promo !== null;
  // A coupon has no code: the field shows its name.
  const fieldValue = isApplied ? (order.promo?.code ?? order.promo?.name ?? '') : value;
  return (
    <Section step="offers" number={number} title={t.offers}>
      <Form
        className={styles.promo}
        label={t.code}
        onSubmit={() => void (isApplied ? promo.remove() : promo.apply(value))}
      >
        <Input
          className={spacing.fill}
          label={t.code}
          hidesLabel
          name="promo-code"
          autoComplete="off"
          placeholder={t.code}
          maxLength={40}
          value={fieldValue}
          disabled={isApplied}
          onChange={promo.type}
          error={status === 'refused' ? message : undefined}
        />
        <Button variant="outline" small submit loading={promo.isPending}>
          {isApplied ? t.remove : t.use}
        </Button>
      </Form>
      <AppliedDiscount order={order} />
      <RowLink
        className={styles.coupons}
        title={t.coupons}
        aside={coupons.length > 0 && formatMessage(t.couponCount, { n: coupons.length })}
        hasPopup="dialog"
        onPress={onOpen}
      />
    </Section>
  );
}
