import { useMessages } from '@vitrine/platform';
import { selectConfirmedOrder } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Skeleton, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { Confirmation } from './Confirmation.tsx';
import { messages } from './messages.ts';

function LoadedConfirmation({ id }: { id: string }) {
  const order = useSelector(selectConfirmedOrder);
  return order?.id === id ? <Confirmation order={order} /> : <Skeleton variant="unready" />;
}

/** The page around the confirmation; its title is for screen readers. */
export function OrderConfirmLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <>
      <Text as="h1" visuallyHidden className={layout.desktopOnly}>
        {t.title}
      </Text>
      {children}
    </>
  );
}

/** The confirmation of a placed order. */
export const OrderConfirmView = ({ params: { id = '' } }: ScreenProps) => (
  <LoadedConfirmation id={id} />
);
