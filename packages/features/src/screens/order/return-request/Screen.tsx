import type { Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { messages } from './messages.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { findShipment } from './rules.ts';

function ReturnableShipment({
  order,
  shipmentId,
}: {
  order: Order;
  shipmentId: string | undefined;
}) {
  const t = useMessages(messages);
  const shipment = findShipment(order, shipmentId);
  if (shipment) return <ReturnForm key={shipment.id} order={order} shipment={shipment} />;
  return (
    <EmptyState icon="returns" title={t.closed} hint={t.closedHint}>
      <Button to={{ route: 'order', params: { id: order.id } }}>{t.toOrder}</Button>
    </EmptyState>
  );
}

/** The form that returns items of a delivered shipment. */
export function ReturnRequestView({ params, query }: ScreenProps) {
  const order = useSelector(selectOrder);
  return (
    order &&
    order.id === params.id && <ReturnableShipment order={order} shipmentId={query.parcel} />
  );
}
