import type { CheckoutOrder } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { ActionBar, Box, Button, Note, Text } from '@vitrine/ui';
import { useState } from 'react';
import { AddressSection } from './AddressSection.tsx';
import { AddressSheet } from './AddressSheet.tsx';
import { CouponSheet } from './CouponSheet.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { IdentitySheet } from './IdentitySheet.tsx';
import { messages } from './messages.ts';
import { OffersSection } from './OffersSection.tsx';
import { Consent, PaymentSection } from './PaymentSection.tsx';
import { clockOf, type Step, sectionsOf } from './rules.ts';
import styles from './Screen.module.css';
import { ShippingSection } from './ShippingSection.tsx';
import { Items } from './Summary.tsx';
import { Totals } from './Totals.tsx';
import { useOpening } from './useOpening.ts';
import { usePaying } from './usePaying.ts';
import type { Steps } from './useSteps.ts';

const CONSENT_ID = 'checkout-consent';
/** Leaves the sum in sight above it. */
const CONSENT_OFFSET = 240;

interface CheckoutProps {
  order: CheckoutOrder;
  /** For which the pieces are still held. */
  seconds: number;
  steps: Steps;
}

function Hold({ seconds }: { seconds: number }) {
  const words = useMessages(messages);
  return (
    <Box className={styles.hold} role="timer" aria-label={words.heldLabel}>
      <Text look="cap" tone="soft" tabular>
        {fill(words.held, { clock: clockOf(seconds) })}
      </Text>
    </Box>
  );
}

function Sections({ order, onOpen }: { order: CheckoutOrder; onOpen: (step: Step) => void }) {
  return sectionsOf(order).map((step, index) => {
    const part = { order, number: index + 1, onOpen: () => onOpen(step) };
    if (step === 'address') return <AddressSection key={step} {...part} />;
    if (step === 'shipping') return <ShippingSection key={step} {...part} />;
    if (step === 'identity') return <IdentitySection key={step} {...part} />;
    if (step === 'offers') return <OffersSection key={step} {...part} />;
    return <PaymentSection key={step} number={part.number} />;
  });
}

/** Numbered sections, what it comes to, and the button that hands it over. */
export function Checkout({ order, seconds, steps }: CheckoutProps) {
  const words = useMessages(messages);
  const { viewport } = usePlatform();
  const open = useOpening(steps);
  const paying = usePaying(order.id, open);
  const [isAgreed, setAgreed] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { grandTotal, currencyIsoCode } = order.priceInfo;
  const amount = formatPrice(grandTotal, currencyIsoCode);
  const isSoldOut = Object.keys(paying.lacking).length > 0;

  function submit(): void {
    setReminded(!isAgreed);
    if (isAgreed) void paying.pay();
    else void viewport.scrollTo(CONSENT_ID, { offset: CONSENT_OFFSET, focuses: true });
  }

  return (
    <>
      <Hold seconds={seconds} />
      <Box className={styles.columns}>
        <Box>
          <Sections order={order} onOpen={open} />
        </Box>
        <Box as="aside" className={styles.side} aria-label={words.summary}>
          <Text as="h2" look="h3" className={styles.summary}>
            {words.summary}
          </Text>
          <Items order={order} lacking={paying.lacking} />
          <Totals order={order} />
          {paying.refused && (
            <Note tone="bad" className={styles.refused}>
              {isSoldOut ? words.soldOutHint : paying.refused.message}
              {isSoldOut && (
                <Button kind="text" to={{ route: 'bag' }}>
                  {words.toBag}
                </Button>
              )}
            </Note>
          )}
          <Button wide className={styles.deskSubmit} loading={paying.isUnderWay} onTap={submit}>
            {fill(words.submitAmount, { amount })}
          </Button>
          <Box id={CONSENT_ID} className={styles.consent}>
            <Consent
              isAgreed={isAgreed}
              isReminded={isReminded}
              onChange={(agreed) => {
                setAgreed(agreed);
                setReminded(false);
              }}
            />
          </Box>
        </Box>
      </Box>
      <ActionBar className={styles.bar}>
        <Box className={styles.due}>
          <Text as="p" look="micro" tone="quiet">
            {words.due}
          </Text>
          <Text as="p" tabular className={styles.dueAmount}>
            {amount}
          </Text>
        </Box>
        <Button className={styles.submit} loading={paying.isUnderWay} onTap={submit}>
          {words.submit}
        </Button>
      </ActionBar>
      <AddressSheet order={order} steps={steps} />
      <IdentitySheet order={order} steps={steps} />
      <CouponSheet order={order} steps={steps} />
    </>
  );
}
