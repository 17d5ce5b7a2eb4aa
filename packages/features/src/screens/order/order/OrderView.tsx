import type { Order } from '@vitrine/contract';
import { useLanguage, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Caption, Modal, Note, Status, Text } from '@vitrine/ui';
import { useConfirmation } from '../../../shared/action/useConfirmation.ts';
import { formatPromise } from '../../../shared/delivery/format-promise.ts';
import * as layout from '../../../shared/layout/layout.ts';
import {
  findExpectedDays,
  findOnlySignable,
  getOrderTone,
} from '../../../shared/order/order-rules.ts';
import { useSendersNamed } from '../../../shared/sellers/useSendersNamed.ts';
import { messages } from './messages.ts';
import styles from './Order.module.css';
import { PersonalIdNote } from './PersonalIdNote.tsx';
import { PrintButton } from './PrintButton';
import { Progress } from './Progress.tsx';
import { ShipmentSection } from './ShipmentSection.tsx';
import { Summary } from './Summary.tsx';
import { useOrderActions } from './useOrderActions.ts';

function Headline({ order }: { order: Order }) {
  const language = useLanguage();
  const days = findExpectedDays(order.merchantOrders);
  return (
    <Box className={styles.headline}>
      {days && <Status tone={getOrderTone(order)}>{order.statusText}</Status>}
      <Text as="h2" variant="h1" className={styles.title}>
        {days
          ? formatPromise({ ...days, place: order.deliveryPlace }, language, Date.now())
          : order.statusText}
      </Text>
      <Caption>{order.hint}</Caption>
      <Progress order={order} />
    </Box>
  );
}

interface ActionsProps {
  order: Order;
  isPending: boolean;
  onCancel: () => void;
  /** Absent unless exactly one shipment can be confirmed. */
  onConfirmDelivery: (() => void) | undefined;
}

/** The actions of the whole order. */
function Actions({ order, isPending, onCancel, onConfirmDelivery }: ActionsProps) {
  const t = useMessages(messages);
  const isTracked = order.merchantOrders.some(({ trackingNumber }) => trackingNumber);
  if (!order.canCancel && !isTracked && !onConfirmDelivery) return null;
  return (
    <ActionBar className={layout.screenOnly}>
      {order.canCancel && (
        <Button fullWidth variant="flat" hasPopup="dialog" loading={isPending} onPress={onCancel}>
          {t.cancel}
        </Button>
      )}
      {isTracked && (
        <Button
          fullWidth
          variant={onConfirmDelivery ? 'flat' : 'fill'}
          to={{ route: 'tracking', params: { id: order.id } }}
        >
          {t.track}
        </Button>
      )}
      {onConfirmDelivery && (
        <Button fullWidth loading={isPending} onPress={onConfirmDelivery}>
          {t.confirmDelivery}
        </Button>
      )}
    </ActionBar>
  );
}

/** An order: its status, its shipments and its amounts. */
export function OrderView({ order }: { order: Order }) {
  const t = useMessages(messages);
  const { isPending, cancel, confirmDelivery } = useOrderActions(order);
  const { ask, dialog } = useConfirmation(cancel);
  const confirmableShipment = findOnlySignable(order);
  const isNamed = useSendersNamed(order.merchantOrders.length);
  return (
    <Box className={styles.order}>
      <Box>
        <Headline order={order} />
        {order.isTest && <Note>{t.test}</Note>}
        <PersonalIdNote order={order} />
        {order.merchantOrders.map((shipment) => (
          <ShipmentSection
            key={shipment.id}
            order={order}
            shipment={shipment}
            isNamed={isNamed}
            isPending={isPending}
            onConfirmDelivery={
              shipment === confirmableShipment ? undefined : () => void confirmDelivery(shipment)
            }
          />
        ))}
      </Box>
      <Box className={styles.side}>
        <Summary order={order} />
        <PrintButton className={styles.print}>{t.print}</PrintButton>
        <Actions
          order={order}
          isPending={isPending}
          onCancel={ask}
          onConfirmDelivery={
            confirmableShipment && (() => void confirmDelivery(confirmableShipment))
          }
        />
      </Box>
      <Modal {...dialog} title={t.cancelTitle} confirm={t.cancel} cancel={t.keep}>
        {t.cancelHint}
      </Modal>
    </Box>
  );
}
