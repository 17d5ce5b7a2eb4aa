import { selectConfirmedOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Skeleton } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { Confirmation } from './Confirmation.tsx';

function LoadedConfirmation({ id }: { id: string }) {
  const order = useSelector(selectConfirmedOrder);
  return order?.id === id ? <Confirmation order={order} /> : <Skeleton variant="unready" />;
}

/** The confirmation of a placed order. */
export const OrderConfirmView = ({ params: { id = '' } }: ScreenProps) => (
  <LoadedConfirmation id={id} />
);
