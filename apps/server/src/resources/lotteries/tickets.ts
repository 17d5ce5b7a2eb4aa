import { chinaDayStart, DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import { findErasedAccountIds } from '../../database/limit-account.ts';
import type { Database } from '../../database/schema.ts';
import { insertTickets } from '../rewards/lottery-tickets.ts';

const getFreeTicketKey = (now: number, n: number) => `free:${toChinaIsoDate(now)}:${n}`;

interface TicketHolder {
  lottery: { id: string; free_per_day: number };
  shopperId: string;
  now: number;
}

/** Whether an erased account of the same person had today's free tickets. */
async function hadFreeTickets(
  db: Kysely<Database>,
  { lottery, shopperId, now }: TicketHolder,
): Promise<boolean> {
  const erased = await findErasedAccountIds(db, shopperId);
  if (erased.length === 0) return false;
  const ticket = await db
    .selectFrom('lottery_tickets')
    .select('id')
    .where('lottery_id', '=', lottery.id)
    .where('shopper_id', 'in', erased)
    .where('source_key', '=', getFreeTicketKey(now, 1))
    .executeTakeFirst();
  return ticket !== undefined;
}

/** Adds today's free tickets. They expire at midnight in Beijing. */
export async function addFreeTickets(
  trx: Transaction<Database>,
  holder: TicketHolder,
): Promise<void> {
  if (await hadFreeTickets(trx, holder)) return;
  const { lottery, shopperId, now } = holder;
  await insertTickets(trx, {
    lotteryId: lottery.id,
    shopperId,
    sourceKeys: Array.from({ length: lottery.free_per_day }, (_, i) =>
      getFreeTicketKey(now, i + 1),
    ),
    expiresAt: new Date(chinaDayStart(now) + DAY_MS),
    now,
  });
}

/** The number of draws a shopper has left, including free tickets of today that are not stored yet. */
export async function countTickets(db: Kysely<Database>, holder: TicketHolder): Promise<number> {
  const { lottery, shopperId, now } = holder;
  const { unused, isFreeTaken } = await db
    .selectFrom('lottery_tickets')
    .select((eb) => [
      sql<string>`count(*) filter (where used_at is null and (expires_at is null or expires_at > ${new Date(now)}))`.as(
        'unused',
      ),
      eb.fn
        .coalesce(sql<boolean>`bool_or(source_key = ${getFreeTicketKey(now, 1)})`, eb.lit(false))
        .as('isFreeTaken'),
    ])
    .where('lottery_id', '=', lottery.id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const hasFreeLeft = !isFreeTaken && !(await hadFreeTickets(db, holder));
  return Number(unused) + (hasFreeLeft ? lottery.free_per_day : 0);
}

/** Uses the ticket that expires first. A ticket that is locked by a concurrent draw is skipped. */
export async function useTicket(
  trx: Transaction<Database>,
  { lottery, shopperId, now }: TicketHolder,
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
