import type { PaymentChannel } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import type { PaymentsPort } from '../../providers/payments/port.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Settings } from '../../settings.ts';
import type { PlaceOrderDeps } from '../checkout/place-order.ts';

export interface PaymentDeps extends PlaceOrderDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly providers: Pick<Providers, 'payments' | 'offeredPayments'>;
  readonly settings: Pick<Settings, 'orderPaceMs'>;
  /** Logs an event that an operator has to look into. It never contains personal data. */
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

/** What receiving a payment or refund needs, whether a provider or an operator reports it. */
export type ReceiveDeps = Omit<PaymentDeps, 'providers'>;

/** The payment provider of a channel. */
export const getPaymentProvider = (
  { channel }: { readonly channel: PaymentChannel },
  { providers }: { readonly providers: Pick<Providers, 'payments'> },
): PaymentsPort => providers.payments[PROVIDER_OF_CHANNEL[channel]];
