import type { Order, ShipmentTracking } from '@vitrine/contract';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectOrder, selectOrderTracking } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Note, Row, Status, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { SectionTabs } from '../../../shared/account-layout/SectionTabs.tsx';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import { formatDay } from '../../../shared/dates/format-date.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { DescriptionList } from '../../../shared/order/DescriptionList.tsx';
import { ItemThumbnails } from '../../../shared/order/ItemThumbnails.tsx';
import {
  formatTrackingNumber,
  getParcelTone,
  nameParcel,
  selectSentItems,
} from '../../../shared/order/order-rules.ts';
import { ShipmentTimeline } from '../../../shared/order/ShipmentTimeline.tsx';
import { useOrderPolling } from '../../../shared/order/useOrderPolling.ts';
import { useSendersNamed } from '../../../shared/sellers/useSendersNamed.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

function Tracking({ order, tracking }: { order: Order; tracking: ShipmentTracking }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const shipment = order.merchantOrders.find(({ id }) => id === tracking.merchantOrderId);
  const parcel = shipment?.parcels.find(({ id }) => id === tracking.parcelId);
  const isNamed = useSendersNamed(order.merchantOrders.length);
  const { status } = tracking;
  const isOpen = shipment && status !== 'delivered' && status !== 'cancelled';
  const details = [
    { key: 'carrier', name: t.carrier, value: tracking.carrier },
    {
      key: 'number',
      name: t.number,
      value: formatTrackingNumber(tracking.trackingNumber),
      action: <CopyButton text={tracking.trackingNumber} subject={t.number} success={t.copied} />,
    },
    ...(shipment && isOpen
      ? [{ key: 'expected', name: t.expected, value: formatDay(shipment.expectedTo, language) }]
      : []),
  ];
  return (
    <Box className={cx(spacing.pt6, styles.shipment)}>
      <Row gap={3} isSpread className={cx(spacing.pb2, styles.head)}>
        <Text as="h2" variant="brand">
          {isNamed ? shipment?.merchant.name : t.parcel}
        </Text>
        {shipment && (
          <Status tone={getParcelTone({ ...shipment, status }, order)}>
            {tracking.statusText}
          </Status>
        )}
      </Row>
      <Box className={styles.side}>
        <DescriptionList items={details} />
        {shipment && parcel && <ItemThumbnails items={selectSentItems(shipment.items, parcel)} />}
        <Button variant="text" to={{ route: 'order', params: { id: order.id } }}>
          <Text variant="caption">{t.toOrder}</Text>
        </Button>
      </Box>
      <Box className={styles.timeline}>
        <ShipmentTimeline tracking={tracking} />
      </Box>
    </Box>
  );
}

function Shipments({ order, number }: { order: Order; number: string | undefined }) {
  const t = useMessages(messages);
  const all = useSelector(selectOrderTracking);
  const current = all.find(({ trackingNumber }) => trackingNumber === number) ?? all[0];
  const isNamed = useSendersNamed(order.merchantOrders.length);
  const params = { id: order.id };
  if (!current) {
    return (
      <EmptyState icon="delivery" title={t.notShipped} hint={t.notShippedHint}>
        <Button to={{ route: 'order', params }}>{t.toOrder}</Button>
      </EmptyState>
    );
  }
  const tabs = all.map(({ trackingNumber, merchantOrderId, parcelId }) => {
    const shipment = order.merchantOrders.find(({ id }) => id === merchantOrderId);
    const sender = isNamed ? shipment?.merchant.name : t.parcel;
    return {
      key: trackingNumber,
      label: shipment && sender ? nameParcel(shipment, parcelId, sender) : trackingNumber,
      to: { route: 'tracking', params, query: { number: trackingNumber } } as const,
    };
  });
  return (
    <>
      {order.isIdentityNeeded && (
        <Note tone="bad" className={spacing.mt6}>
          <Text as="p">{t.personalIdMissing}</Text>
          <Button
            small
            variant="outline"
            className={spacing.mt3}
            to={{ route: 'orderPersonalId', params }}
          >
            {t.addPersonalId}
          </Button>
        </Note>
      )}
      {tabs.length > 1 && (
        <SectionTabs label={t.shipments} items={tabs} active={current.trackingNumber} />
      )}
      <Tracking order={order} tracking={current} />
    </>
  );
}

/** The tracking of one shipment of an order at a time. */
export function TrackingView({ params, query }: ScreenProps) {
  const loaded = useSelector(selectOrder);
  const order = loaded?.id === params.id ? loaded : null;
  useOrderPolling(order, (context) => loadPrivate(context, { params }));
  return order && <Shipments order={order} number={query.number} />;
}
