import type { OrderSummary } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { type Target, useMessages } from '@vitrine/platform';
import { Box, Button, Caption, cx, Hint, Link, Row, Status, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { formatOrderNumber, getOrderTone } from '../../../shared/order/order-rules.ts';
import { messages } from './messages.ts';
import styles from './OrderCard.module.css';
import { MAX_PICTURES } from './rules.ts';

function Actions({ order }: { order: OrderSummary }) {
  const t = useMessages(messages);
  const params = { id: order.id };
  const isTracked = order.merchantOrders.some(({ trackingNumber }) => trackingNumber);
  const detail = order.isIdentityNeeded ? 'flat' : 'fill';
  return (
    <Row gap={2} wraps className={cx(layout.toEnd, spacing.pt3)}>
      {isTracked && !order.isHistory && (
        <Button small variant="flat" to={{ route: 'tracking', params }}>
          {t.track}
        </Button>
      )}
      <Button small variant={order.isHistory ? 'flat' : detail} to={{ route: 'order', params }}>
        {t.detail}
      </Button>
      {order.isIdentityNeeded && (
        <Button small to={{ route: 'orderPersonalId', params }}>
          {t.addPersonalId}
        </Button>
      )}
    </Row>
  );
}

interface OrderContentProps {
  order: Pick<OrderSummary, 'pieces' | 'items' | 'priceInfo'>;
  /** Absent where there is nothing to open. */
  to: Target | undefined;
  label: string;
}

/** The pictures, the number of items and the total, as a link. */
export function OrderContent({
  order: { pieces, items, priceInfo },
  to,
  label,
}: OrderContentProps) {
  const t = useMessages(messages);
  const content = (
    <>
      {items.slice(0, MAX_PICTURES).map(({ id, images, shortDescription }) => (
        <Thumbnail
          key={id}
          width={72}
          className={styles.picture}
          images={images}
          alt={shortDescription}
        />
      ))}
      <Box className={styles.sum}>
        <Hint>{formatMessage(t.itemCount, { n: pieces })}</Hint>
        <Text as="p" tabular>
          {formatPrice(priceInfo.grandTotal, priceInfo.currencyIsoCode)}
        </Text>
      </Box>
    </>
  );
  if (!to) return <Box className={styles.content}>{content}</Box>;
  return (
    <Link className={styles.content} to={to}>
      <Text visuallyHidden>{label}</Text>
      {content}
    </Link>
  );
}

/** An order in the list: its status, its items and what the shopper can do next. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useMessages(messages);
  const to = { route: 'order', params: { id: order.id } } as const;
  return (
    <Box as="li" className={styles.card}>
      <Row gap={3} isSpread className={styles.top}>
        <Text variant="caption" tone="quiet" tabular>
          {formatOrderNumber(order.number)}
          {order.isTest && ` · ${t.test}`}
        </Text>
        <Status tone={getOrderTone(order)}>{order.statusText}</Status>
      </Row>
      <OrderContent
        order={order}
        to={to}
        label={`${t.detail} ${formatOrderNumber(order.number)}`}
      />
      <Caption className={spacing.pt3}>{order.hint}</Caption>
      <Actions order={order} />
    </Box>
  );
}
