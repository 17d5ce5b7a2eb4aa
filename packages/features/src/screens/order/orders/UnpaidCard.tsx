import type { UnpaidOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Caption, cx, Row, Status } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { CancelUnpaid } from '../../../shared/payment/CancelUnpaid.tsx';
import { messages as paymentMessages } from '../../../shared/payment/messages.ts';
import { OrderClock } from '../../../shared/payment/OrderClock.tsx';
import { useSecondsLeft } from '../../../shared/payment/useSecondsLeft.ts';
import { messages } from './messages.ts';
import styles from './OrderCard.module.css';
import { OrderContent } from './OrderCard.tsx';

function Actions({ order, isOver }: { order: UnpaidOrder; isOver: boolean }) {
  const t = useMessages(messages);
  const payment = useMessages(paymentMessages);
  if (isOver)
    return (
      <Button small variant="flat" to={{ route: 'bag' }}>
        {t.toBag}
      </Button>
    );
  return (
    <>
      <CancelUnpaid small variant="flat" checkoutOrderId={order.id} />
      <Button small to={{ route: 'payment', params: { id: order.paymentId } }}>
        {payment.pay}
      </Button>
    </>
  );
}

/** An order that waits for its payment, with the time for which its stock is held. */
export function UnpaidCard({ order }: { order: UnpaidOrder }) {
  const t = useMessages(messages);
  const payment = useMessages(paymentMessages);
  const seconds = useSecondsLeft(order.expiresAt);
  const isOver = seconds === 0;
  return (
    <Box as="li" className={styles.card}>
      <Row gap={3} isSpread className={styles.top}>
        <Status tone={isOver ? 'quiet' : 'bad'}>{payment.unpaid}</Status>
        {!isOver && <OrderClock seconds={seconds} />}
      </Row>
      <OrderContent
        order={order}
        to={isOver ? undefined : { route: 'payment', params: { id: order.paymentId } }}
        label={payment.unpaid}
      />
      <Caption className={spacing.pt3}>{isOver && t.over}</Caption>
      <Row gap={2} wraps className={cx(layout.toEnd, spacing.pt3)}>
        <Actions order={order} isOver={isOver} />
      </Row>
    </Box>
  );
}
