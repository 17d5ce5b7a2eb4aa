import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Checkbox, Link } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import { PaymentMethods } from '../../../shared/payment/PaymentMethods.tsx';
import type { PaymentChoice } from '../../../shared/payment/usePaymentMethod.ts';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';
import styles from './Sections.module.css';

interface PaymentSectionProps {
  order: CheckoutOrder;
  number: number;
  choice: PaymentChoice;
}

/** The payment methods that work in this host. */
export function PaymentSection({ order, number, choice }: PaymentSectionProps) {
  const t = useMessages(messages);
  return (
    <Section step="payment" number={number} title={t.payment}>
      <PaymentMethods choice={choice} currency={order.priceInfo.currencyIsoCode} />
    </Section>
  );
}

interface ConsentProps {
  isAgreed: boolean;
  isReminded: boolean;
  onChange: (agreed: boolean) => void;
}

/** The consent to the terms, with links to them. */
export function Consent({ isAgreed, isReminded, onChange }: ConsentProps) {
  const t = useMessages(messages);
  return (
    <Box>
      <Checkbox
        checked={isAgreed}
        onChange={onChange}
        error={isReminded ? t.agreeFirst : undefined}
      >
        {t.agree}
      </Checkbox>
      <Box className={styles.policies}>
        <Link className={layout.textLink} to={{ route: 'content', params: { id: 'terms' } }}>
          {t.terms}
        </Link>
        <Link className={layout.textLink} to={{ route: 'content', params: { id: 'privacy' } }}>
          {t.privacy}
        </Link>
      </Box>
    </Box>
  );
}
