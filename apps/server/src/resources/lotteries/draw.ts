import { sql, type Transaction } from 'kysely';
import type { Database, StoredRule } from '../../database/schema.ts';
import { giveReward } from '../rewards/give.ts';
import { findPrizes, type PrizeRow } from './queries.ts';
import { prizesFor, rollOf } from './rules.ts';
import { addFreeTickets, useTicket } from './tickets.ts';

interface Drawing {
  lottery: { id: string; free_per_day: number };
  shopperId: string;
  seed: Buffer;
  now: number;
}

interface Taken {
  prize: PrizeRow;
  /** Null for a prize that never runs out. */
  stockAfter: number | null;
}

/** The key under which a draw gives its prize; without the draw, how those of a lottery begin. */
export const drawKey = (lotteryId = '', drawId = ''): string =>
  lotteryId ? `draw:${lotteryId}:${drawId}` : 'draw:';

/** Takes one of a prize under the lock of its row. */
async function takeOne(trx: Transaction<Database>, prize: PrizeRow): Promise<Taken | undefined> {
  if (prize.stock === null) return { prize, stockAfter: null };
  const taken = await trx
    .updateTable('lottery_prizes')
    .set({ stock: sql`stock - 1` })
    .where('id', '=', prize.id)
    .where('stock', '>', '0')
    .returning('stock')
    .executeTakeFirst();
  return taken && { prize, stockAfter: Number(taken.stock) };
}

/** The first of these prizes that is left. Everybody asks in the order of the rules. */
async function takeFirst(
  trx: Transaction<Database>,
  prizes: readonly PrizeRow[],
  ids: readonly string[],
): Promise<Taken | undefined> {
  for (const id of ids) {
    const prize = prizes.find((one) => one.id === id);
    const taken = prize && (await takeOne(trx, prize));
    if (taken) return taken;
  }
  return undefined;
}

/**
 * Draws once, whole or not at all: a ticket is used, a prize leaves the stock, the winner has it, and
 * everything it takes to check the draw is written down. Answers the draw, or nothing without a ticket.
 */
export async function draw(
  trx: Transaction<Database>,
  { lottery, shopperId, seed, now }: Drawing,
): Promise<string | undefined> {
  await addFreeTickets(trx, { lottery, shopperId, now });
  const ticketId = await useTicket(trx, { lottery, shopperId, now });
  if (ticketId === undefined) return undefined;
  const prizes = await findPrizes(trx, lottery.id);
  const rules: StoredRule[] = prizes.map(({ id, odds }) => ({ prizeId: id, odds }));
  const roll = rollOf(seed, ticketId);
  const ids = prizesFor(rules, roll);
  const taken = await takeFirst(trx, prizes, ids);
  const stockAfter = taken?.stockAfter ?? null;
  const { id } = await trx
    .insertInto('lottery_draws')
    .values({
      lottery_id: lottery.id,
      shopper_id: shopperId,
      ticket_id: ticketId,
      seed,
      roll,
      rules: JSON.stringify(rules),
      prize_rolled: ids[0] ?? null,
      prize_given: taken?.prize.id ?? null,
      stock_before: stockAfter === null ? null : stockAfter + 1,
      stock_after: stockAfter,
      drawn_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (taken)
    await giveReward(trx, {
      shopperId,
      definitionId: taken.prize.reward_id,
      source: 'lottery',
      sourceKey: drawKey(lottery.id, id),
      now,
    });
  return id;
}
