import type { MerchantOrder, Order, ShipmentTracking } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectOrderTracking } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Link, Row, Status, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ItemRow } from '../../../shared/order/ItemRow.tsx';
import { formatTrackingNumber, getParcelTone } from '../../../shared/order/order-rules.ts';
import { ShipmentTimeline } from '../../../shared/order/ShipmentTimeline.tsx';
import { messages } from './messages.ts';
import styles from './ShipmentSection.module.css';

/** The newest events are shown here; all are on the tracking screen. */
const MAX_EVENTS = 3;

interface ShipmentSectionProps {
  order: Order;
  shipment: MerchantOrder;
  isPending: boolean;
  /** Absent where the whole order has the button. */
  onConfirmDelivery: (() => void) | undefined;
}

function ShipmentEvents({ order, tracking }: { order: Order; tracking: ShipmentTracking }) {
  const t = useMessages(messages);
  const query = { number: tracking.trackingNumber };
  return (
    <Box className={styles.timeline}>
      <ShipmentTimeline tracking={tracking} maxEvents={MAX_EVENTS} />
      {tracking.events.length > MAX_EVENTS && (
        <Link
          className={styles.allEvents}
          to={{ route: 'tracking', params: { id: order.id }, query }}
        >
          {t.allEvents}
        </Link>
      )}
    </Box>
  );
}

/** The shipment of one boutique: its status, its items and its actions. */
export function ShipmentSection({
  order,
  shipment,
  isPending,
  onConfirmDelivery,
}: ShipmentSectionProps) {
  const t = useMessages(messages);
  const tracking = useSelector(selectOrderTracking).find(
    ({ merchantOrderId }) => merchantOrderId === shipment.id,
  );
  const query = { parcel: shipment.id };
  const canConfirm = shipment.canSign && onConfirmDelivery;
  return (
    <Box as="section" className={spacing.pt8} aria-label={shipment.merchant.name}>
      <Row gap={3} isSpread className={spacing.pb1}>
        <Text as="h2" variant="brand">
          {shipment.merchant.name}
        </Text>
        <Status tone={getParcelTone(shipment, order)}>{shipment.statusText}</Status>
      </Row>
      {shipment.trackingNumber && (
        <Text as="p" variant="caption" tone="soft" tabular>
          {`${shipment.carrier} ${formatTrackingNumber(shipment.trackingNumber)}`}
        </Text>
      )}
      {tracking && <ShipmentEvents order={order} tracking={tracking} />}
      <Box as="ul">
        {shipment.items.map((item) => (
          <ItemRow key={item.id} item={item} amount={item.price * item.quantity}>
            {item.returnedQuantity > 0 && (
              <Text as="p" variant="caption" tone="warn">
                {formatMessage(t.returnedQuantity, { n: item.returnedQuantity })}
              </Text>
            )}
          </ItemRow>
        ))}
      </Box>
      {(canConfirm || shipment.canReturn) && (
        <Box className={styles.actions}>
          {shipment.canReturn && (
            <Button
              small
              variant="flat"
              to={{ route: 'returnRequest', params: { id: order.id }, query }}
            >
              {t.returns}
            </Button>
          )}
          {canConfirm && (
            <Button small loading={isPending} onPress={onConfirmDelivery}>
              {t.confirmDelivery}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
