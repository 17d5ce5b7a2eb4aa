import type { UnpaidOrder } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Link, Picture, Row, Status, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { CancelUnpaid } from '../../../shared/payment/CancelUnpaid.tsx';
import { messages as paymentMessages } from '../../../shared/payment/messages.ts';
import { OrderClock } from '../../../shared/payment/OrderClock.tsx';
import { useSecondsLeft } from '../../../shared/payment/useSecondsLeft.ts';
import { messages } from './messages.ts';
import styles from './OrderCard.module.css';

interface PartProps {
  order: UnpaidOrder;
  isOver: boolean;
}

function Content({ order, isOver }: PartProps) {
  const t = useMessages(messages);
  const payment = useMessages(paymentMessages);
  const { pieces, items, priceInfo, paymentId } = order;
  const pictures = items.map(({ id, images, shortDescription }) => (
    <Picture
      key={id}
      className={styles.picture}
      images={images}
      alt={shortDescription}
      ratio="3/4"
      sizes="72px"
    />
  ));
  const sum = (
    <Box className={styles.sum}>
      <Text as="p" variant="caption" tone="quiet">
        {formatMessage(t.itemCount, { n: pieces })}
      </Text>
      <Text as="p" tabular>
        {formatPrice(priceInfo.grandTotal, priceInfo.currencyIsoCode)}
      </Text>
    </Box>
  );
  if (isOver)
    return (
      <Box className={styles.content}>
        {pictures}
        {sum}
      </Box>
    );
  return (
    <Link className={styles.content} to={{ route: 'payment', params: { id: paymentId } }}>
      <Text visuallyHidden>{payment.unpaid}</Text>
      {pictures}
      {sum}
    </Link>
  );
}

function Actions({ order, isOver }: PartProps) {
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
      <Content order={order} isOver={isOver} />
      <Text as="p" variant="caption" tone="soft" className={spacing.pt3}>
        {isOver && t.over}
      </Text>
      <Box className={styles.actions}>
        <Actions order={order} isOver={isOver} />
      </Box>
    </Box>
  );
}
