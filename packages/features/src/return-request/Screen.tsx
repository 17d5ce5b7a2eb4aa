import type { Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState } from '@vitrine/ui';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { loadOrder } from '../order-parts/load-order.ts';
import { Own } from '../own/Own.tsx';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { parcelOf } from './rules.ts';

function Asked({ order, parcelId }: { order: Order; parcelId: string | undefined }) {
  const words = useMessages(messages);
  const parcel = parcelOf(order, parcelId);
  if (parcel) return <ReturnForm key={parcel.id} order={order} parcel={parcel} />;
  return (
    <EmptyState icon="returns" title={words.closed} hint={words.closedHint}>
      <Button to={{ route: 'order', params: { id: order.id } }}>{words.toOrder}</Button>
    </EmptyState>
  );
}

/** Sends pieces of a delivered parcel back. */
export function ReturnRequestScreen({ params: { id = '' }, query }: ScreenProps) {
  const words = useMessages(messages);
  const order = useSelector(selectOrder);
  const here = { route: 'returnRequest', params: { id }, query } as const;
  return (
    <AccountFrame room="returns" title={words.title} lead={words.lead} narrow>
      <Own here={here} of={id} skeleton="unready" load={(context) => loadOrder(context, id)}>
        {order?.id === id && <Asked order={order} parcelId={query.parcel} />}
      </Own>
    </AccountFrame>
  );
}
