import { useMessages, usePlatform } from '@vitrine/platform';
import { selectCheckoutId, selectCheckoutOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState, Skeleton } from '@vitrine/ui';
import { useEffect } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { useSecondsLeft } from '../../../shared/payment/useSecondsLeft.ts';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { Checkout } from './Checkout.tsx';
import { messages } from './messages.ts';
import { type ClosedStatus, getClosedStatus } from './rules.ts';
import styles from './Screen.module.css';
import { sectionId } from './Section.tsx';
import { type StepNavigation, useSteps } from './useSteps.ts';

/** A checkout that can no longer be changed, with a link to where the shopper can go on. */
function ClosedCheckout({ status }: { status: ClosedStatus }) {
  const t = useMessages(messages).closed[status];
  const isPlaced = status === 'placed';
  return (
    <EmptyState icon={isPlaced ? 'parcel' : 'clock'} title={t.title} hint={t.hint}>
      <Button to={{ route: isPlaced ? 'orders' : 'bag' }}>{t.action}</Button>
    </EmptyState>
  );
}

/** Steps without a sheet are sections of the page: scrolls to them. */
function useScrollTo({ step }: StepNavigation): void {
  const { viewport } = usePlatform();
  useEffect(() => {
    if (step === 'shipping' || step === 'payment') void viewport.scrollTo(sectionId(step));
  }, [step, viewport]);
}

/** The checkout between bag and payment. */
export function CheckoutView(props: ScreenProps) {
  const steps = useSteps(props);
  const storedId = useSelector(selectCheckoutId);
  const order = useSelector(selectCheckoutOrder);
  const seconds = useSecondsLeft(order?.expiresAt ?? '');
  useScrollTo(steps);
  // The store may still hold another checkout.
  if (!order || storedId !== props.params.id) return <Skeleton variant="unready" />;
  const closedStatus = getClosedStatus(order.status, seconds);
  if (closedStatus) return <ClosedCheckout status={closedStatus} />;
  return <Checkout order={order} seconds={seconds} steps={steps} />;
}

/** The page around the checkout. */
export const CheckoutLayout = titledLayout(messages, styles.page, styles.title);
