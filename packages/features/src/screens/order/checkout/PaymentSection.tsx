import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Checkbox } from '@vitrine/ui';
import { LegalLinks } from '../../../shared/legal-links/LegalLinks.tsx';
import { PaymentMethods } from '../../../shared/payment/PaymentMethods.tsx';
import type { PaymentChoice } from '../../../shared/payment/usePaymentMethod.ts';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';

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
      <LegalLinks terms={t.terms} privacy={t.privacy} />
    </Box>
  );
}
