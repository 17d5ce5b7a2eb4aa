import type { MerchantOrder, Order, OrderParcel, ShipmentTracking } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectOrderTracking } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Caption, cx, Hint, Link, Row, Status, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import {
  formatTrackingNumber,
  getParcelTone,
  selectSentItems,
} from '../../../shared/order/order-rules.ts';
import { ShipmentTimeline } from '../../../shared/order/ShipmentTimeline.tsx';
import { messages } from './messages.ts';

/** The newest events are shown here; all are on the tracking screen. */
const MAX_EVENTS = 3;

interface PartProps {
  shipment: MerchantOrder;
  items: OrderParcel['items'];
}

/** What is in a parcel, in words, because the pictures follow below. */
const Contents = ({ shipment, items }: PartProps) => (
  <Hint>
    {selectSentItems(shipment.items, { items })
      .map(({ shortDescription, quantity }) => `${shortDescription} ×${quantity}`)
      .join(' · ')}
  </Hint>
);

function ParcelEvents({ order, tracking }: { order: Order; tracking: ShipmentTracking }) {
  const t = useMessages(messages);
  const query = { number: tracking.trackingNumber };
  return (
    <Box className={cx(spacing.pb2, spacing.pt5)}>
      <ShipmentTimeline tracking={tracking} maxEvents={MAX_EVENTS} />
      {tracking.events.length > MAX_EVENTS && (
        <Link
          className={cx(layout.textLink, layout.screenOnly)}
          to={{ route: 'tracking', params: { id: order.id }, query }}
        >
          {t.allEvents}
        </Link>
      )}
    </Box>
  );
}

/** The parcels of a merchant order with their newest events, and what is still to be sent. */
export function Parcels({ order, shipment }: { order: Order; shipment: MerchantOrder }) {
  const t = useMessages(messages);
  const trackings = useSelector(selectOrderTracking);
  const { parcels, unsentItems } = shipment;
  const isSplit = parcels.length > 1 || (parcels.length > 0 && unsentItems.length > 0);
  return (
    <>
      {parcels.map(({ id, carrier, trackingNumber, items }, index) => {
        const tracking = trackings.find(({ parcelId }) => parcelId === id);
        const name = formatMessage(t.parcel, { n: index + 1 });
        return (
          <Box key={id} className={isSplit ? spacing.py2 : undefined}>
            {isSplit && (
              <Row gap={3} isSpread>
                <Text as="h3" variant="ui">
                  {name}
                </Text>
                {tracking && (
                  <Status tone={getParcelTone({ ...shipment, status: tracking.status }, order)}>
                    {tracking.statusText}
                  </Status>
                )}
              </Row>
            )}
            <Caption tabular>{`${carrier} ${formatTrackingNumber(trackingNumber)}`}</Caption>
            {isSplit && <Contents shipment={shipment} items={items} />}
            {tracking && <ParcelEvents order={order} tracking={tracking} />}
          </Box>
        );
      })}
      {isSplit && unsentItems.length > 0 && (
        <Box className={spacing.py2}>
          <Text as="h3" variant="ui">
            {t.unsent}
          </Text>
          <Contents shipment={shipment} items={unsentItems} />
        </Box>
      )}
    </>
  );
}
