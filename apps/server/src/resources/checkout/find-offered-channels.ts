import type { PaymentChannel } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OfferedPayments } from '../../providers/payments/open-payments.ts';
import { TEST_CHANNEL, TRANSFER_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { findTransferSettings } from '../transfers/settings.ts';

const isTester = async (db: Kysely<Database>, shopperId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('shoppers')
      .select('is_tester')
      .where('id', '=', shopperId)
      .executeTakeFirst()
  )?.is_tester ?? false;

/**
 * The channels in which a shopper can pay. Only testers pay without money, and only where the shop allows it;
 * transfers come last, because they take days.
 */
export async function findOfferedChannels(
  db: Kysely<Database>,
  { channels, isTestOffered }: OfferedPayments,
  shopperId: string,
): Promise<PaymentChannel[]> {
  const hasTest = isTestOffered && (await isTester(db, shopperId));
  const hasTransfer = (await findTransferSettings(db)).isOn;
  const offered = [...channels];
  if (hasTest) offered.push(TEST_CHANNEL);
  if (hasTransfer) offered.push(TRANSFER_CHANNEL);
  return offered;
}
