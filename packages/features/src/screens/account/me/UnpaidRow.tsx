import type { UnpaidOrder } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { messages } from '../../../shared/payment/messages.ts';
import { OrderClock } from '../../../shared/payment/OrderClock.tsx';
import { useSecondsLeft } from '../../../shared/payment/useSecondsLeft.ts';
import styles from './UnpaidRow.module.css';

/** An order that waits for its payment, for as long as its stock is held. */
export function UnpaidRow({ order }: { order: UnpaidOrder }) {
  const t = useMessages(messages);
  const seconds = useSecondsLeft(order.expiresAt);
  const [first] = order.items;
  const { grandTotal, currencyIsoCode } = order.priceInfo;
  if (seconds === 0) return null;
  return (
    <Link className={styles.row} to={{ route: 'payment', params: { id: order.paymentId } }}>
      {first && <Thumbnail width={48} images={first.images} />}
      <Box className={spacing.fill}>
        <Text as="p" variant="ui" tabular>
          <Text strong>{t.unpaid}</Text>
          {` ${formatPrice(grandTotal, currencyIsoCode)}`}
        </Text>
        <OrderClock seconds={seconds} />
      </Box>
      <Text variant="caption">{t.pay}</Text>
      <Icon name="forward" size="s" />
    </Link>
  );
}
