import type { OrderSummary } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Link, Picture, Row, Status, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
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
    <Box className={styles.actions}>
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
    </Box>
  );
}

/** An order in the list: its status, its items and what the shopper can do next. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useMessages(messages);
  const { pieces, items, priceInfo } = order;
  const to = { route: 'order', params: { id: order.id } } as const;
  return (
    <Box as="li" className={styles.card}>
      <Row gap={3} isSpread className={styles.top}>
        <Text variant="caption" tone="quiet" tabular>
          {formatOrderNumber(order.number)}
        </Text>
        <Status tone={getOrderTone(order)}>{order.statusText}</Status>
      </Row>
      <Link className={styles.content} to={to}>
        <Text visuallyHidden>{`${t.detail} ${formatOrderNumber(order.number)}`}</Text>
        {items.slice(0, MAX_PICTURES).map(({ id, images, shortDescription }) => (
          <Picture
            key={id}
            className={styles.picture}
            images={images}
            alt={shortDescription}
            ratio="3/4"
            sizes="72px"
          />
        ))}
        <Box className={styles.sum}>
          <Text as="p" variant="caption" tone="quiet">
            {formatMessage(t.itemCount, { n: pieces })}
          </Text>
          <Text as="p" tabular>
            {formatPrice(priceInfo.grandTotal, priceInfo.currencyIsoCode)}
          </Text>
        </Box>
      </Link>
      <Text as="p" variant="caption" tone="soft" className={spacing.pt3}>
        {order.hint}
      </Text>
      <Actions order={order} />
    </Box>
  );
}
