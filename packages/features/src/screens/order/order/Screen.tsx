import { useMessages } from '@vitrine/platform';
import { selectOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { loadOrderWithDetails } from '../../../shared/order/load-order.ts';
import { useOrderPolling } from '../../../shared/order/useOrderPolling.ts';
import { messages } from './messages.ts';
import { OrderView } from './OrderView.tsx';

/** The page around an order. */
export function OrderLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <AccountLayout section="orders" title={t.title}>
      {children}
    </AccountLayout>
  );
}

/** One order, reloaded while its shipments are on their way. */
export function OrderScreenView({ params: { id = '' } }: ScreenProps) {
  const loaded = useSelector(selectOrder);
  const order = loaded?.id === id ? loaded : null;
  useOrderPolling(order, (context) => loadOrderWithDetails(context, id));
  return order && <OrderView order={order} />;
}
