import type { CheckoutOrder } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectCheckoutPromo, selectRewardPackages } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Form, Icon, Input, RowLink, Text } from '@vitrine/ui';
import { chosenWords } from './chosen-words.ts';
import { Section } from './Section.tsx';
import styles from './Sections.module.css';
import { usePromo } from './usePromo.ts';

interface OffersSectionProps {
  order: CheckoutOrder;
  number: number;
  onOpen: () => void;
}

function Applied({ order }: { order: CheckoutOrder }) {
  const words = useMessages(chosenWords);
  const { promo, priceInfo } = order;
  if (!promo) return null;
  const amount = formatPrice(promo.amount, priceInfo.currencyIsoCode);
  return (
    <Box className={styles.applied} role="status">
      <Icon name="done" size="s" />
      <Text look="cap" tone="pine">
        {fill(words.applied, { amount })}
      </Text>
    </Box>
  );
}

/** A code, or a coupon that was claimed: one of them counts. */
export function OffersSection({ order, number, onOpen }: OffersSectionProps) {
  const words = useMessages(chosenWords);
  const { value, status, message } = useSelector(selectCheckoutPromo);
  const coupons = useSelector(selectRewardPackages);
  const promo = usePromo(order.id);
  const isApplied = order.promo !== null;
  // A coupon has no code to show: its name stands in the field.
  const shown = isApplied ? (order.promo?.code ?? order.promo?.name ?? '') : value;
  return (
    <Section step="offers" number={number} title={words.offers}>
      <Form
        className={styles.promo}
        label={words.code}
        onSubmit={() => void (isApplied ? promo.remove() : promo.applyCode(value))}
      >
        <Input
          className={styles.code}
          label={words.code}
          hidesLabel
          name="promo-code"
          autoComplete="off"
          placeholder={words.code}
          maxLength={40}
          value={shown}
          disabled={isApplied}
          onChange={promo.type}
          error={status === 'refused' ? message : undefined}
        />
        <Button kind="outline" small submit loading={promo.isUnderWay}>
          {isApplied ? words.remove : words.use}
        </Button>
      </Form>
      <Applied order={order} />
      <RowLink
        className={styles.coupons}
        title={words.coupons}
        aside={coupons.length > 0 && fill(words.couponCount, { n: coupons.length })}
        opens="dialog"
        onTap={onOpen}
      />
    </Section>
  );
}
