import { useMessages, usePlatform } from '@vitrine/platform';
import { selectCheckoutOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Skeleton, Text } from '@vitrine/ui';
import { useEffect } from 'react';
import { Own } from '../own/Own.tsx';
import type { ScreenProps } from '../screen.ts';
import { Checkout } from './Checkout.tsx';
import { loadCheckout } from './load-checkout.ts';
import { messages } from './messages.ts';
import { OverView } from './Over.tsx';
import { overBy } from './rules.ts';
import styles from './Screen.module.css';
import { sectionId } from './Section.tsx';
import { useHold } from './useHold.ts';
import { type Steps, useSteps } from './useSteps.ts';

/** Steps without a sheet are places on the page. */
function useScrollTo({ step }: Steps): void {
  const { viewport } = usePlatform();
  useEffect(() => {
    if (step === 'shipping' || step === 'payment') void viewport.scrollTo(sectionId(step));
  }, [step, viewport]);
}

function Open({ id, steps }: { id: string; steps: Steps }) {
  const order = useSelector(selectCheckoutOrder);
  const seconds = useHold(order?.expiresAt ?? '');
  useScrollTo(steps);
  // What another checkout left behind is nobody's business here.
  if (order?.id !== id) return <Skeleton kind="unready" />;
  const by = overBy(order.status, seconds);
  return by ? <OverView by={by} /> : <Checkout order={order} seconds={seconds} steps={steps} />;
}

/** Everything between the bag and the money. */
export function CheckoutScreen(props: ScreenProps) {
  const words = useMessages(messages);
  const steps = useSteps(props);
  const { id = '' } = props.params;
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Own
        key={id}
        here={steps.here}
        of={id}
        skeleton="unready"
        load={(context) => loadCheckout(id, context)}
      >
        <Open id={id} steps={steps} />
      </Own>
    </Box>
  );
}
