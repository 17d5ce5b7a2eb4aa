import type { OrderSummary } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Link, Picture, Status, Text } from '@vitrine/ui';
import { numberText, toneOf } from '../order-parts/order-text.ts';
import { messages } from './messages.ts';
import styles from './OrderCard.module.css';
import { MOST_PICTURES } from './rules.ts';

function Actions({ order }: { order: OrderSummary }) {
  const words = useMessages(messages);
  const params = { id: order.id };
  const isTracked = order.merchantOrders.some(({ trackingNumber }) => trackingNumber);
  const detail = order.isIdentityNeeded ? 'flat' : 'fill';
  return (
    <Box className={styles.actions}>
      {isTracked && !order.isHistory && (
        <Button small kind="flat" to={{ route: 'tracking', params }}>
          {words.track}
        </Button>
      )}
      <Button small kind={order.isHistory ? 'flat' : detail} to={{ route: 'order', params }}>
        {words.detail}
      </Button>
      {order.isIdentityNeeded && (
        <Button small to={{ route: 'orderIdentity', params }}>
          {words.addIdentity}
        </Button>
      )}
    </Box>
  );
}

/** One order of the list: where it is, what is in it, what to do next. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const words = useMessages(messages);
  const { pieces, items, priceInfo } = order;
  const to = { route: 'order', params: { id: order.id } } as const;
  return (
    <Box as="li" className={styles.card}>
      <Box className={styles.top}>
        <Text look="cap" tone="quiet" tabular>
          {numberText(order.number)}
        </Text>
        <Status tone={toneOf(order)}>{order.statusText}</Status>
      </Box>
      <Link className={styles.content} to={to}>
        <Text spoken>{`${words.detail} ${numberText(order.number)}`}</Text>
        {items.slice(0, MOST_PICTURES).map(({ id, images, shortDescription }) => (
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
          <Text as="p" look="cap" tone="quiet">
            {fill(words.pieces, { n: pieces })}
          </Text>
          <Text as="p" tabular>
            {formatPrice(priceInfo.grandTotal, priceInfo.currencyIsoCode)}
          </Text>
        </Box>
      </Link>
      <Text as="p" look="cap" tone="soft" className={styles.hint}>
        {order.hint}
      </Text>
      <Actions order={order} />
    </Box>
  );
}
