import { useMessages } from '@vitrine/platform';
import { Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import type { PaymentData } from './load-private.ts';
import { messages } from './messages.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

/** The page around the payment; its title is for screen readers. */
export function PaymentLayout({ children }: { children: ReactNode }) {
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

/** An order that waits for its payment; its status is polled until it is final. */
export const PaymentView = ({ data, setData }: PrivateProps<PaymentData>) => (
  <PaymentPanel loaded={data} onCancelled={(order) => setData({ ...data, order })} />
);
