import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Hint, Icon, Note, Paragraph, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { countItems } from '../../../shared/order/count-items.ts';
import { ItemThumbnails } from '../../../shared/order/ItemThumbnails.tsx';
import { CodeSheet } from '../../../shared/payment/CodeSheet.tsx';
import { OrderClock } from '../../../shared/payment/OrderClock.tsx';
import { PaymentMethods } from '../../../shared/payment/PaymentMethods.tsx';
import { methodId } from '../../../shared/payment/payment-methods.ts';
import { TransferDetails } from '../../../shared/payment/TransferDetails.tsx';
import { useOpenPaidOrder } from '../../../shared/payment/useOpenPaidOrder.ts';
import { usePaymentMethod } from '../../../shared/payment/usePaymentMethod.ts';
import { usePaymentStatus } from '../../../shared/payment/usePaymentStatus.ts';
import { useSecondsLeft } from '../../../shared/payment/useSecondsLeft.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { Actions } from './Actions.tsx';
import type { PaymentData } from './load-private.ts';
import { messages } from './messages.ts';
import { getPaymentView, isPayable, type PaymentView } from './rules.ts';
import styles from './Screen.module.css';
import { useRetryPayment } from './useRetryPayment.ts';

interface StatusProps {
  data: PaymentData;
  view: PaymentView;
  /** Seconds for which the order is still held. */
  seconds: number;
}

/** What has become of the payment, the amount, and how long the order is held. */
function StatusMessage({ data: { payment }, view, seconds }: StatusProps) {
  const t = useMessages(messages);
  const { title, hint } = t.views[view === 'open' && payment.transfer ? 'transfer' : view];
  const canPay = isPayable(view);
  return (
    <Box className={layout.center}>
      <Box role="status">
        <Icon
          name={view === 'paid' || view === 'placed' ? 'done' : canPay ? 'clock' : 'info'}
          size="xl"
          className={styles.icon}
        />
        <Text as="h2" variant="h2">
          {title}
        </Text>
        <Paragraph className={spacing.pt2}>{hint}</Paragraph>
      </Box>
      {(canPay || view === 'paid') && (
        <Text as="p" tabular className={cx(spacing.pt6, layout.amount)}>
          {formatPrice(payment.amount, payment.currencyIsoCode)}
        </Text>
      )}
      {canPay && <OrderClock seconds={seconds} />}
    </Box>
  );
}

function Items({ data: { order } }: { data: PaymentData }) {
  const t = useMessages(messages);
  return (
    <Box as="section" className={styles.items} aria-label={t.order}>
      <ItemThumbnails items={order.items} />
      <Hint>{formatMessage(t.itemCount, { n: countItems(order.items) })}</Hint>
    </Box>
  );
}

/** An order that waits for its payment, whose status is polled: it can be paid in any way that works here. */
export function PaymentScreenView({ data: loaded, setData }: PrivateProps<PaymentData>) {
  const { order } = loaded;
  const { payment, refresh, poll } = usePaymentStatus(loaded.payment);
  const seconds = useSecondsLeft(payment.expiresAt);
  const choice = usePaymentMethod(order.payment, methodId(payment.channel, payment.instalments));
  const retry = useRetryPayment(payment, choice.method, poll);
  const view = retry.isReservationOver
    ? 'over'
    : getPaymentView(payment.status, order.status, seconds);
  const data = { payment, order };
  useOpenPaidOrder(payment);
  return (
    <Box className={styles.page}>
      <StatusMessage data={data} view={view} seconds={seconds} />
      {view !== 'paid' && <Items data={data} />}
      {isPayable(view) && payment.transfer && (
        <TransferDetails
          details={payment.transfer}
          amount={payment.amount}
          currency={payment.currencyIsoCode}
          expiresAt={payment.expiresAt}
        />
      )}
      {isPayable(view) && <PaymentMethods choice={choice} currency={payment.currencyIsoCode} />}
      {retry.start.error && (
        <Note tone="bad" className={spacing.mt6}>
          {retry.start.error}
        </Note>
      )}
      <Actions
        data={data}
        view={view}
        start={retry.start}
        isTransferOpen={payment.transfer !== null && choice.method?.channel === 'transfer'}
        refresh={refresh}
        onCancelled={(cancelled) => setData({ ...loaded, order: cancelled })}
      />
      <CodeSheet start={retry.start} />
    </Box>
  );
}
