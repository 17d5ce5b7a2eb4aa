import type { Order, ParcelTracking } from '@vitrine/contract';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectOrder, selectOrderTracking } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, Note, Status, Text } from '@vitrine/ui';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { RoomTabs } from '../account-frame/RoomTabs.tsx';
import { CopyButton } from '../copy/CopyButton.tsx';
import { Facts } from '../order-parts/Facts.tsx';
import { Goods } from '../order-parts/Goods.tsx';
import { loadOrder, loadTracking } from '../order-parts/load-order.ts';
import { dayText, parcelTone, trackingText } from '../order-parts/order-text.ts';
import { ParcelTimeline } from '../order-parts/ParcelTimeline.tsx';
import { useFollowing } from '../order-parts/useFollowing.ts';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

const fetchTracking =
  (id: string) =>
  async (context: OwnContext): Promise<void> =>
    loadTracking(context, await loadOrder(context, id));

function Shown({ order, tracking }: { order: Order; tracking: ParcelTracking }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const parcel = order.merchantOrders.find(({ id }) => id === tracking.merchantOrderId);
  const isUnderWay = parcel && parcel.status !== 'delivered' && parcel.status !== 'cancelled';
  const facts = [
    { key: 'carrier', name: words.carrier, value: tracking.carrier },
    {
      key: 'number',
      name: words.number,
      value: trackingText(tracking.trackingNumber),
      deed: <CopyButton text={tracking.trackingNumber} of={words.number} copied={words.copied} />,
    },
    ...(isUnderWay
      ? [{ key: 'expected', name: words.expected, value: dayText(parcel.expectedTo, language) }]
      : []),
  ];
  return (
    <Box className={styles.parcel}>
      <Box className={styles.head}>
        <Text as="h2" look="brand">
          {parcel?.merchant.name}
        </Text>
        {parcel && <Status tone={parcelTone(parcel, order)}>{tracking.statusText}</Status>}
      </Box>
      <Box className={styles.side}>
        <Facts facts={facts} />
        {parcel && <Goods items={parcel.items} />}
        <Button kind="text" to={{ route: 'order', params: { id: order.id } }}>
          <Text look="cap">{words.toOrder}</Text>
        </Button>
      </Box>
      <Box className={styles.way}>
        <ParcelTimeline tracking={tracking} />
      </Box>
    </Box>
  );
}

function Parcels({ order, number }: { order: Order; number: string | undefined }) {
  const words = useMessages(messages);
  const all = useSelector(selectOrderTracking);
  const shown = all.find(({ trackingNumber }) => trackingNumber === number) ?? all[0];
  const params = { id: order.id };
  if (!shown) {
    return (
      <EmptyState icon="delivery" title={words.nothing} hint={words.nothingHint}>
        <Button to={{ route: 'order', params }}>{words.toOrder}</Button>
      </EmptyState>
    );
  }
  const tabs = all.map(({ trackingNumber, merchantOrderId }) => ({
    key: trackingNumber,
    label:
      order.merchantOrders.find(({ id }) => id === merchantOrderId)?.merchant.name ??
      trackingNumber,
    to: { route: 'tracking', params, query: { number: trackingNumber } } as const,
  }));
  return (
    <>
      {order.isIdentityNeeded && (
        <Note tone="bad" className={styles.needed}>
          <Text as="p">{words.needed}</Text>
          <Button small kind="outline" to={{ route: 'orderIdentity', params }}>
            {words.add}
          </Button>
        </Note>
      )}
      {tabs.length > 1 && (
        <RoomTabs label={words.parcels} items={tabs} active={shown.trackingNumber} />
      )}
      <Shown order={order} tracking={shown} />
    </>
  );
}

/** Where the parcels of an order have been, one at a time. */
export function TrackingScreen({ params: { id = '' }, query }: ScreenProps) {
  const words = useMessages(messages);
  const known = useSelector(selectOrder);
  const order = known?.id === id ? known : null;
  const here = { route: 'tracking', params: { id }, query } as const;
  useFollowing(order, fetchTracking(id));
  return (
    <AccountFrame room="orders" title={words.title}>
      <Own here={here} of={id} skeleton="unready" load={fetchTracking(id)}>
        {order && <Parcels order={order} number={query.number} />}
      </Own>
    </AccountFrame>
  );
}
