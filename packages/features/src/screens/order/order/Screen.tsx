import { selectOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import type { ScreenProps } from '../../../screen.ts';
import { loadOrderWithDetails } from '../../../shared/order/load-order.ts';
import { useOrderPolling } from '../../../shared/order/useOrderPolling.ts';
import { OrderView } from './OrderView.tsx';

/** One order, reloaded while its shipments are on their way. */
export function OrderScreenView({ params: { id = '' } }: ScreenProps) {
  const loaded = useSelector(selectOrder);
  const order = loaded?.id === id ? loaded : null;
  useOrderPolling(order, (context) => loadOrderWithDetails(context, id));
  return order && <OrderView order={order} />;
}
