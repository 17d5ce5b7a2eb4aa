import { useMessages } from '@vitrine/platform';
import { selectOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { loadWholeOrder } from '../order-parts/load-order.ts';
import { useFollowing } from '../order-parts/useFollowing.ts';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { OrderView } from './OrderView.tsx';

/** One order of the shopper. */
export function OrderScreen({ params: { id = '' } }: ScreenProps) {
  const words = useMessages(messages);
  const known = useSelector(selectOrder);
  const order = known?.id === id ? known : null;
  const load = (context: OwnContext) => loadWholeOrder(context, id);
  useFollowing(order, load);
  return (
    <AccountFrame room="orders" title={words.title}>
      <Own
        here={{ route: 'order', params: { id } }}
        of={id}
        skeleton="unready"
        isHeld={order !== null}
        load={load}
      >
        {order && <OrderView order={order} />}
      </Own>
    </AccountFrame>
  );
}
