import type { MerchantOrder, Order } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Row, Status, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ItemRow } from '../../../shared/order/ItemRow.tsx';
import { getParcelTone } from '../../../shared/order/order-rules.ts';
import { messages } from './messages.ts';
import { Parcels } from './Parcels.tsx';

interface ShipmentSectionProps {
  order: Order;
  shipment: MerchantOrder;
  /** False where there is only one sender, of whom the shop does not speak. */
  isNamed: boolean;
  isPending: boolean;
  /** Absent where the whole order has the button. */
  onConfirmDelivery: (() => void) | undefined;
}

/** The shipment of one boutique: its status, its items and its actions. */
export function ShipmentSection({
  order,
  shipment,
  isNamed,
  isPending,
  onConfirmDelivery,
}: ShipmentSectionProps) {
  const t = useMessages(messages);
  const query = { parcel: shipment.id };
  const name = isNamed ? shipment.merchant.name : t.pieces;
  const canConfirm = shipment.canSign && onConfirmDelivery;
  return (
    <Box as="section" className={spacing.pt8} aria-label={name}>
      <Row gap={3} isSpread className={spacing.pb1}>
        <Text as="h2" variant="brand">
          {name}
        </Text>
        <Status tone={getParcelTone(shipment, order)}>{shipment.statusText}</Status>
      </Row>
      <Parcels order={order} shipment={shipment} />
      <Box as="ul">
        {shipment.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            amount={item.price * item.quantity}
            eager={shipment === order.merchantOrders[0]}
          >
            {item.returnedQuantity > 0 && (
              <Text as="p" variant="caption" tone="warn">
                {formatMessage(t.returnedQuantity, { n: item.returnedQuantity })}
              </Text>
            )}
          </ItemRow>
        ))}
      </Box>
      {(canConfirm || shipment.canReturn) && (
        <Row gap={2} wraps className={cx(layout.screenOnly, layout.toEnd, spacing.pt4)}>
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
        </Row>
      )}
    </Box>
  );
}
