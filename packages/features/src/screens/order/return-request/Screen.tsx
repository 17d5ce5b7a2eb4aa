import { useMessages } from '@vitrine/platform';
import { selectOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { messages } from './messages.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { findShipment } from './rules.ts';

/** The form that returns items of a delivered shipment. */
export function ReturnRequestView({ params, query }: ScreenProps) {
  const t = useMessages(messages);
  const order = useSelector(selectOrder);
  if (!order || order.id !== params.id) return null;
  const shipment = findShipment(order, query.parcel);
  if (shipment) return <ReturnForm key={shipment.id} order={order} shipment={shipment} />;
  return (
    <EmptyState icon="returns" title={t.closed} hint={t.closedHint}>
      <Button to={{ route: 'order', params: { id: order.id } }}>{t.toOrder}</Button>
    </EmptyState>
  );
}
