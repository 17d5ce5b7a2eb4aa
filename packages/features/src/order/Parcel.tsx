import type { MerchantOrder, Order, ParcelTracking } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectOrderTracking } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Link, Status, Text } from '@vitrine/ui';
import { ItemRow } from '../order-parts/ItemRow.tsx';
import { parcelTone, trackingText } from '../order-parts/order-text.ts';
import { ParcelTimeline } from '../order-parts/ParcelTimeline.tsx';
import { messages } from './messages.ts';
import styles from './Parcel.module.css';

/** What is told of a parcel here; the rest has a screen of its own. */
const NEWEST = 3;

interface ParcelProps {
  order: Order;
  parcel: MerchantOrder;
  isBusy: boolean;
  /** Absent where the whole order offers it. */
  onSign: (() => void) | undefined;
}

function Way({ order, tracking }: { order: Order; tracking: ParcelTracking }) {
  const words = useMessages(messages);
  const query = { number: tracking.trackingNumber };
  return (
    <Box className={styles.way}>
      <ParcelTimeline tracking={tracking} most={NEWEST} />
      {tracking.events.length > NEWEST && (
        <Link className={styles.all} to={{ route: 'tracking', params: { id: order.id }, query }}>
          {words.allNews}
        </Link>
      )}
    </Box>
  );
}

/** What one boutique sends: where it is, what is in it, and what to do with it. */
export function Parcel({ order, parcel, isBusy, onSign }: ParcelProps) {
  const words = useMessages(messages);
  const tracking = useSelector(selectOrderTracking).find(
    ({ merchantOrderId }) => merchantOrderId === parcel.id,
  );
  const query = { parcel: parcel.id };
  const maySign = parcel.canSign && onSign;
  return (
    <Box as="section" className={styles.parcel} aria-label={parcel.merchant.name}>
      <Box className={styles.head}>
        <Text as="h2" look="brand">
          {parcel.merchant.name}
        </Text>
        <Status tone={parcelTone(parcel, order)}>{parcel.statusText}</Status>
      </Box>
      {parcel.trackingNumber && (
        <Text as="p" look="cap" tone="soft" tabular>
          {`${parcel.carrier} ${trackingText(parcel.trackingNumber)}`}
        </Text>
      )}
      {tracking && <Way order={order} tracking={tracking} />}
      <Box as="ul">
        {parcel.items.map((item) => (
          <ItemRow key={item.id} item={item} amount={item.amountPaid}>
            {item.returnedQuantity > 0 && (
              <Text as="p" look="cap" tone="warn">
                {fill(words.returnedPieces, { n: item.returnedQuantity })}
              </Text>
            )}
          </ItemRow>
        ))}
      </Box>
      {(maySign || parcel.canReturn) && (
        <Box className={styles.actions}>
          {parcel.canReturn && (
            <Button
              small
              kind="flat"
              to={{ route: 'returnRequest', params: { id: order.id }, query }}
            >
              {words.returns}
            </Button>
          )}
          {maySign && (
            <Button small loading={isBusy} onTap={onSign}>
              {words.sign}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
