import type { TransferSettings } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const selectSettings = (db: Kysely<Database>) =>
  db
    .selectFrom('transfer_settings')
    .select([
      'is_on as isOn',
      'account_holder as accountHolder',
      'bank',
      'account_number as accountNumber',
      'note',
      'hold_days as holdDays',
      'version',
    ]);

/** The account to which shoppers transfer money, and whether the shop offers it. */
export const findTransferSettings = (db: Kysely<Database>): Promise<TransferSettings> =>
  selectSettings(db).executeTakeFirstOrThrow();

export const lockTransferSettings = (trx: Transaction<Database>): Promise<TransferSettings> =>
  selectSettings(trx).forUpdate().executeTakeFirstOrThrow();

export async function updateTransferSettings(
  trx: Transaction<Database>,
  { isOn, accountHolder, bank, accountNumber, note, holdDays, version }: TransferSettings,
): Promise<void> {
  await trx
    .updateTable('transfer_settings')
    .set({
      is_on: isOn,
      account_holder: accountHolder,
      bank,
      account_number: accountNumber,
      note: JSON.stringify(note),
      hold_days: holdDays,
      version,
    })
    .execute();
}
