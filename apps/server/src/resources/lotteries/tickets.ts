import { chinaDate, chinaDayStart, DAY_MS } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface NewTickets {
  lotteryId: string;
  shopperId: string;
  /** One a ticket; the same key never gives two. */
  sourceKeys: readonly string[];
  expiresAt?: Date;
  now: number;
}

export async function addTickets(
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

const freeKey = (now: number, n: number) => `free:${chinaDate(now)}:${n}`;

interface Drawer {
  lottery: { id: string; free_per_day: number };
  shopperId: string;
  now: number;
}

/** The draws that everybody has today. They are gone at midnight in Beijing. */
export const addFreeTickets = (trx: Transaction<Database>, { lottery, shopperId, now }: Drawer) =>
  addTickets(trx, {
    lotteryId: lottery.id,
    shopperId,
    sourceKeys: Array.from({ length: lottery.free_per_day }, (_, i) => freeKey(now, i + 1)),
    expiresAt: new Date(chinaDayStart(now) + DAY_MS),
    now,
  });

/** How often a shopper may draw now; today's free draws count before they are written down. */
export async function countTickets(
  db: Kysely<Database>,
  { lottery, shopperId, now }: Drawer,
): Promise<number> {
  const { unused, isFreeTaken } = await db
    .selectFrom('lottery_tickets')
    .select((eb) => [
      sql<string>`count(*) filter (where used_at is null and (expires_at is null or expires_at > ${new Date(now)}))`.as(
        'unused',
      ),
      eb.fn
        .coalesce(sql<boolean>`bool_or(source_key = ${freeKey(now, 1)})`, eb.lit(false))
        .as('isFreeTaken'),
    ])
    .where('lottery_id', '=', lottery.id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return Number(unused) + (isFreeTaken ? 0 : lottery.free_per_day);
}

/** Takes the ticket that ends soonest. One that another draw of this moment holds is passed over. */
export async function useTicket(
  trx: Transaction<Database>,
  { lottery, shopperId, now }: Drawer,
): Promise<string | undefined> {
  const ticket = await trx
    .selectFrom('lottery_tickets')
    .select('id')
    .where('lottery_id', '=', lottery.id)
    .where('shopper_id', '=', shopperId)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now))]))
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!ticket) return undefined;
  await trx
    .updateTable('lottery_tickets')
    .set({ used_at: new Date(now) })
    .where('id', '=', ticket.id)
    .execute();
  return ticket.id;
}
