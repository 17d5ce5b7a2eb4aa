import { ProviderError } from '../provider-error.ts';
import type { PaymentsPort } from './port.ts';

/**
 * Bank transfers to the shop. Nothing is asked elsewhere: an operator confirms what has arrived, and transfers
 * refunds back.
 */
export const transferPayments: PaymentsPort = {
  begin: async () => ({ kind: 'transfer' }),
  query: async (number) => ({ kind: 'payment', number, state: 'pending' }),
  close: async () => undefined,
  refund: async ({ number }) => ({ kind: 'refund', number, state: 'processing' }),
  readNotification: () =>
    Promise.reject(new ProviderError('refused', 'Only operators report transfers')),
};
