import type { CheckoutOrder } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { ActionBar, Box, Button, FinePrint, Heading, Note, Text } from '@vitrine/ui';
import { Banners } from '../../../shared/banners/Banners.tsx';
import { PaymentCurrencyNote } from '../../../shared/currency/PaymentCurrencyNote.tsx';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { loadOnOpen } from '../../../shared/lazy-part/lazy-part.tsx';
import { hasImports } from '../../../shared/order/order-rules.ts';
import { CodeSheet } from '../../../shared/payment/CodeSheet.tsx';
import { formatCountdown } from '../../../shared/payment/countdown.ts';
import type { PaymentChoice } from '../../../shared/payment/usePaymentMethod.ts';
import { AddressSection } from './AddressSection.tsx';
import { messages } from './messages.ts';
import { OffersSection } from './OffersSection.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Consent, PaymentSection } from './PaymentSection.tsx';
import { PersonalIdSection } from './PersonalIdSection.tsx';
import { listSections, type Step } from './rules.ts';
import styles from './Screen.module.css';
import { ShippingSection } from './ShippingSection.tsx';
import { Totals } from './Totals.tsx';
import { useCheckoutPayment } from './useCheckoutPayment.ts';
import { useOpenStep } from './useOpenStep.ts';
import type { StepNavigation } from './useSteps.ts';
import { useTermsConsent } from './useTermsConsent.ts';

/** The sheets of the steps, with their forms. */
const StepSheets = loadOnOpen(() => import('./StepSheets.tsx').then((part) => part.StepSheets));

const CONSENT_ID = 'checkout-consent';
/** Keeps the total visible above the consent. */
const CONSENT_OFFSET = 240;

interface CheckoutProps {
  order: CheckoutOrder;
  /** Seconds until the stock reservation expires. */
  seconds: number;
  steps: StepNavigation;
}

function ReservationTimer({ seconds }: { seconds: number }) {
  const t = useMessages(messages);
  return (
    <Box className={styles.timer} role="timer" aria-label={t.reservedLabel}>
      <Text variant="caption" tone="soft" tabular>
        {formatMessage(t.reserved, { clock: formatCountdown(seconds) })}
      </Text>
    </Box>
  );
}

interface SectionsProps {
  order: CheckoutOrder;
  choice: PaymentChoice;
  onOpen: (step: Step) => void;
}

function Sections({ order, choice, onOpen }: SectionsProps) {
  return listSections(order).map((step, index) => {
    const props = { order, number: index + 1, onOpen: () => onOpen(step) };
    if (step === 'address') return <AddressSection key={step} {...props} />;
    if (step === 'shipping') return <ShippingSection key={step} {...props} />;
    if (step === 'identity') return <PersonalIdSection key={step} {...props} />;
    if (step === 'offers') return <OffersSection key={step} {...props} />;
    return <PaymentSection key={step} order={order} number={props.number} choice={choice} />;
  });
}

/** The numbered sections, the summary and the button that pays. */
export function Checkout({ order, seconds, steps }: CheckoutProps) {
  const t = useMessages(messages);
  const { viewport } = usePlatform();
  const openStep = useOpenStep(steps);
  const payment = useCheckoutPayment(order, openStep);
  const consent = useTermsConsent(order.id);
  const { grandTotal, currencyIsoCode } = order.priceInfo;
  const amount = formatPrice(grandTotal, currencyIsoCode);
  const isSoldOut = Object.keys(payment.itemErrors).length > 0;

  function submit(): void {
    if (consent.check()) void payment.pay();
    else void viewport.scrollTo(CONSENT_ID, { offset: CONSENT_OFFSET, focusField: true });
  }

  return (
    <>
      <ReservationTimer seconds={seconds} />
      <Box className={styles.columns}>
        <Box>
          <Sections order={order} choice={payment.choice} onOpen={openStep} />
          <Banners position="checkout" />
        </Box>
        <Box as="aside" className={layout.summary} aria-label={t.summary}>
          <Heading className={spacing.pb4}>{t.summary}</Heading>
          <OrderItems order={order} itemErrors={payment.itemErrors} />
          <Totals order={order} />
          <PaymentCurrencyNote amount={grandTotal} />
          {payment.start.error && (
            <Note tone="bad" className={spacing.mt4}>
              {isSoldOut ? t.soldOutHint : payment.start.error}
              {isSoldOut && (
                <Button variant="text" to={{ route: 'bag' }}>
                  {t.toBag}
                </Button>
              )}
            </Note>
          )}
          <Button
            fullWidth
            className={styles.desktopSubmit}
            loading={payment.start.isPending}
            onPress={submit}
          >
            {formatMessage(t.submitAmount, { amount })}
          </Button>
          <Box id={CONSENT_ID} className={spacing.pt6}>
            <Consent
              isImported={hasImports(order.shippingOptions)}
              isAgreed={consent.isAgreed}
              isReminded={consent.isReminded}
              onChange={consent.agree}
            />
            <ChatLink />
          </Box>
        </Box>
      </Box>
      <ActionBar className={layout.mobileOnly}>
        <Box className={spacing.fill}>
          <FinePrint>{t.due}</FinePrint>
          <Text as="p" tabular className={layout.barAmount}>
            {amount}
          </Text>
        </Box>
        <Button className={styles.submit} loading={payment.start.isPending} onPress={submit}>
          {t.submit}
        </Button>
      </ActionBar>
      <StepSheets open={steps.step !== undefined} order={order} steps={steps} />
      <CodeSheet start={payment.start} />
    </>
  );
}
