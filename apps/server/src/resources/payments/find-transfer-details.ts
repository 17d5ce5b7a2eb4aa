import type { TransferDetails } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { TRANSFER_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { findTransferSettings } from '../transfers/settings.ts';
import type { PaymentRecord } from './queries.ts';
import { toTransferReference } from './transfer-reference.ts';

/** What a shopper needs to transfer the amount of a payment that waits for it; null for any other payment. */
export async function findTransferDetails(
  db: Kysely<Database>,
  payment: PaymentRecord,
  language: Language,
): Promise<TransferDetails | null> {
  if (payment.channel !== TRANSFER_CHANNEL || payment.status !== 'pending') return null;
  const { accountHolder, bank, accountNumber, note } = await findTransferSettings(db);
  return {
    accountHolder,
    bank,
    accountNumber,
    note: note[language] || note['zh-CN'],
    reference: toTransferReference(payment),
  };
}
