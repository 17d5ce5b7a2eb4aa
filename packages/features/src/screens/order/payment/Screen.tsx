import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import type { PaymentData } from './load-private.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

/** An order that waits for its payment; its status is polled until it is final. */
export const PaymentView = ({ data, setData }: PrivateProps<PaymentData>) => (
  <PaymentPanel loaded={data} onCancelled={(order) => setData({ ...data, order })} />
);
