import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface NewTickets {
  lotteryId: string;
  shopperId: string;
  /** One key for each ticket; a key gives one ticket only. */
  sourceKeys: readonly string[];
  expiresAt?: Date;
  now: number;
}

export async function insertTickets(
  trx: Transaction<Database>,
  { lotteryId, shopperId, sourceKeys, expiresAt, now }: NewTickets,
): Promise<void> {
  if (sourceKeys.length === 0) return;
  await trx
    .insertInto('lottery_tickets')
    .values(
      sourceKeys.map((source_key) => ({
        lottery_id: lotteryId,
        shopper_id: shopperId,
        source_key,
        earned_at: new Date(now),
        expires_at: expiresAt ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
