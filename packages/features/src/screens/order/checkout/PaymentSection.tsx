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
  /** Whether imported goods are among what is bought. */
  isImported: boolean;
  isAgreed: boolean;
  isReminded: boolean;
  onChange: (agreed: boolean) => void;
}

/** The consent to the terms, with links to them. */
export function Consent({ isImported, isAgreed, isReminded, onChange }: ConsentProps) {
  const t = useMessages(messages);
  const kind = isImported ? 'imported' : 'domestic';
  return (
    <Box>
      <Checkbox
        checked={isAgreed}
        onChange={onChange}
        error={isReminded ? t.agreeFirst : undefined}
      >
        {t.agree[kind]}
      </Checkbox>
      <LegalLinks terms={t.terms[kind]} privacy={t.privacy} />
    </Box>
  );
}
