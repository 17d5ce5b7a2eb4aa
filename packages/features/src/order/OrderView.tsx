import type { Order } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Modal, Status, Text } from '@vitrine/ui';
import { useState } from 'react';
import { dayText, expectedDay, onlyToSign, toneOf } from '../order-parts/order-text.ts';
import { Identity } from './Identity.tsx';
import { messages } from './messages.ts';
import styles from './Order.module.css';
import { Parcel } from './Parcel.tsx';
import { PrintButton } from './PrintButton';
import { Progress } from './Progress.tsx';
import { Summary } from './Summary.tsx';
import { useOrderActions } from './useOrderActions.ts';

function Headline({ order }: { order: Order }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const day = expectedDay(order.merchantOrders);
  return (
    <Box className={styles.headline}>
      {day && <Status tone={toneOf(order)}>{order.statusText}</Status>}
      <Text as="h2" look="h1" className={styles.expected}>
        {day ? fill(words.expected, { day: dayText(day, language) }) : order.statusText}
      </Text>
      <Text as="p" look="cap" tone="soft">
        {order.hint}
      </Text>
      <Progress order={order} />
    </Box>
  );
}

interface ActionsProps {
  order: Order;
  isBusy: boolean;
  onCancel: () => void;
  /** Absent where no parcel waits for it, or several do. */
  onSign: (() => void) | undefined;
}

/** What the whole order can still do, always in reach. */
function Actions({ order, isBusy, onCancel, onSign }: ActionsProps) {
  const words = useMessages(messages);
  const isTracked = order.merchantOrders.some(({ trackingNumber }) => trackingNumber);
  if (!order.canCancel && !isTracked && !onSign) return null;
  return (
    <ActionBar className={styles.bar}>
      {order.canCancel && (
        <Button wide kind="flat" opens="dialog" loading={isBusy} onTap={onCancel}>
          {words.cancel}
        </Button>
      )}
      {isTracked && (
        <Button
          wide
          kind={onSign ? 'flat' : 'fill'}
          to={{ route: 'tracking', params: { id: order.id } }}
        >
          {words.track}
        </Button>
      )}
      {onSign && (
        <Button wide loading={isBusy} onTap={onSign}>
          {words.sign}
        </Button>
      )}
    </ActionBar>
  );
}

/** An order: where it is, its parcels, its figures. */
export function OrderView({ order }: { order: Order }) {
  const words = useMessages(messages);
  const { isBusy, cancel, sign } = useOrderActions(order);
  const [isAsking, setAsking] = useState(false);
  const waiting = onlyToSign(order);
  return (
    <Box className={styles.order}>
      <Box>
        <Headline order={order} />
        <Identity order={order} />
        {order.merchantOrders.map((parcel) => (
          <Parcel
            key={parcel.id}
            order={order}
            parcel={parcel}
            isBusy={isBusy}
            onSign={parcel === waiting ? undefined : () => void sign(parcel)}
          />
        ))}
      </Box>
      <Box className={styles.side}>
        <Summary order={order} />
        <PrintButton className={styles.print}>{words.print}</PrintButton>
        <Actions
          order={order}
          isBusy={isBusy}
          onCancel={() => setAsking(true)}
          onSign={waiting && (() => void sign(waiting))}
        />
      </Box>
      <Modal
        open={isAsking}
        title={words.cancelTitle}
        confirm={words.cancel}
        cancel={words.keep}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void cancel();
        }}
      >
        {words.cancelHint}
      </Modal>
    </Box>
  );
}
