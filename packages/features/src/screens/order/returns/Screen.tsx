import type { OrderReturn } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectReturnDays } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Caption, EmptyState, Link, Row, Status, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { formatPickup, getReturnTone } from '../../../shared/order/return-messages.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

function ReturnCard({ orderReturn }: { orderReturn: OrderReturn }) {
  const t = useMessages(messages);
  const pickupTime = formatPickup(orderReturn.pickup, useLanguage());
  return (
    <Box as="li" className={layout.divided}>
      <Link className={styles.link} to={{ route: 'returnDetail', params: { id: orderReturn.id } }}>
        <Row gap={2}>
          {orderReturn.items.map(({ orderItemId, images, shortDescription }) => (
            <Thumbnail key={orderItemId} width={64} images={images} alt={shortDescription} />
          ))}
        </Row>
        <Box className={styles.text}>
          <Status tone={getReturnTone(orderReturn)} className={styles.status}>
            {orderReturn.statusText}
          </Status>
          <Text as="p" variant="ui" tabular>
            {formatMessage(t.refund, { amount: formatPrice(orderReturn.refundAmount) })}
          </Text>
          {orderReturn.canCancel && (
            <Caption>{formatMessage(t.pickup, { when: pickupTime })}</Caption>
          )}
        </Box>
      </Link>
    </Box>
  );
}

/** The returns of the shopper. */
export function ReturnsView({ data }: PrivateProps<readonly OrderReturn[]>) {
  const t = useMessages(messages);
  const days = useSelector(selectReturnDays);
  if (data.length === 0) {
    return (
      <EmptyState icon="returns" title={t.empty} hint={formatMessage(t.emptyHint, { days })}>
        <Button to={{ route: 'orders', query: { status: 'history' } }}>{t.toOrders}</Button>
      </EmptyState>
    );
  }
  return (
    <Box as="ul">
      {data.map((orderReturn) => (
        <ReturnCard key={orderReturn.id} orderReturn={orderReturn} />
      ))}
    </Box>
  );
}
