import type { PaymentChannel } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { HOUSE_OF } from '../../providers/payments/houses.ts';
import type { PaymentsPort } from '../../providers/payments/port.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Settings } from '../../settings.ts';
import type { PlacingDeps } from '../checkout/placing.ts';

export interface PaymentDeps extends PlacingDeps {
  readonly db: Kysely<Database>;
  readonly providers: Pick<Providers, 'payments'>;
  readonly settings: Pick<Settings, 'orderPaceMs'>;
  /** Hears what somebody of the shop has to look into. Names no shopper. */
  readonly onTrouble: (about: Readonly<Record<string, unknown>>, what: string) => void;
}

/** Who takes the money in a channel. */
export const houseOf = (
  { channel }: { readonly channel: PaymentChannel },
  { providers }: Pick<PaymentDeps, 'providers'>,
): PaymentsPort => providers.payments[HOUSE_OF[channel]];
