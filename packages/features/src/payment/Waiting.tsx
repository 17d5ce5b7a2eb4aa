import type { Payment } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Icon, Note, Spinner, Text, useToast } from '@vitrine/ui';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { canRetry, clockAt, isSettled } from './rules.ts';
import { usePaying } from './usePaying.ts';
import { usePayment } from './usePayment.ts';
import styles from './Waiting.module.css';

/** Paid: on to the order, and back does not lead here again. */
function useOrderOnceThere(payment: Payment | undefined): void {
  const { navigation } = usePlatform();
  const orderId = payment?.status === 'paid' ? payment.orderId : null;
  useEffect(() => {
    if (orderId)
      navigation.go({ route: 'orderConfirm', params: { id: orderId } }, { replace: true });
  }, [orderId, navigation]);
}

function Told({ payment }: { payment: Payment }) {
  const words = useMessages(messages);
  const { status, amount, currencyIsoCode, expiresAt } = payment;
  const told = words.told[status];
  return (
    <Box role="status" className={styles.told}>
      {isSettled(status) ? (
        <Icon name={status === 'paid' ? 'done' : 'info'} size="xl" className={styles.icon} />
      ) : (
        <Spinner className={styles.spinner} />
      )}
      <Text as="h2" look="h2">
        {told.title}
      </Text>
      <Text as="p" look="ui" tone="soft" className={styles.hint}>
        {told.hint}
      </Text>
      {status !== 'refunded' && (
        <Text as="p" tabular className={styles.amount}>
          {formatPrice(amount, currencyIsoCode)}
        </Text>
      )}
      {status === 'pending' && (
        <Text as="p" look="cap" tone="quiet">
          {fill(words.until, { clock: clockAt(expiresAt) })}
        </Text>
      )}
    </Box>
  );
}

interface WaitingProps {
  id: string;
  first: Payment | undefined;
}

/** Where one waits for the money, and tries again when it did not come. */
export function Waiting({ id, first }: WaitingProps) {
  const words = useMessages(messages);
  const toast = useToast();
  const { payment, ask } = usePayment(id, first);
  const paying = usePaying(payment, () => void ask());
  useOrderOnceThere(payment);
  if (!payment) return <Spinner full />;
  const { status, checkoutOrderId } = payment;
  const mayPay = !isSettled(status) || canRetry(status);
  const isOver = paying.refused?.isOver === true;

  async function look(): Promise<void> {
    const found = await ask();
    if (!found) toast(words.unasked, { icon: 'info' });
    else if (!isSettled(found)) toast(words.slow);
  }

  return (
    <Box className={styles.page}>
      <Told payment={payment} />
      {paying.refused && (
        <Note tone="bad" className={styles.refused}>
          {paying.refused.message}
        </Note>
      )}
      <Box className={styles.actions}>
        {mayPay && !isOver && (
          <Button wide loading={paying.isUnderWay} onTap={() => void paying.pay()}>
            {canRetry(status) ? words.again : words.go}
          </Button>
        )}
        {status === 'pending' && !isOver && (
          <Button wide kind="outline" onTap={() => void look()}>
            {words.ask}
          </Button>
        )}
        {mayPay && !isOver && (
          <Button kind="text" to={{ route: 'checkout', params: { id: checkoutOrderId } }}>
            {words.toCheckout}
          </Button>
        )}
        {(isOver || status === 'refunded') && (
          <Button wide to={{ route: 'bag' }}>
            {words.toBag}
          </Button>
        )}
        {status === 'refunded' && (
          <Button kind="text" to={{ route: 'orders' }}>
            {words.toOrders}
          </Button>
        )}
      </Box>
    </Box>
  );
}
