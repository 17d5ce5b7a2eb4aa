import { sql, type Transaction } from 'kysely';
import type { Database, StoredRule } from '../../database/schema.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { findPrizes, type PrizeRow } from './queries.ts';
import { rollForTicket, selectPrizes } from './rules.ts';
import { addFreeTickets, useTicket } from './tickets.ts';

interface DrawRequest {
  lottery: { id: string; free_per_day: number };
  shopperId: string;
  seed: Buffer;
  now: number;
}

interface AwardedPrize {
  prize: PrizeRow;
  /** Null for a prize with unlimited stock. */
  stockAfter: number | null;
}

/** The source key of a draw's reward, or without a draw id the prefix of all keys of a lottery. */
export const getDrawKey = (lotteryId = '', drawId = ''): string =>
  lotteryId ? `draw:${lotteryId}:${drawId}` : 'draw:';

/** Takes one prize out of stock under the lock of its row. */
async function takePrize(
  trx: Transaction<Database>,
  prize: PrizeRow,
): Promise<AwardedPrize | undefined> {
  if (prize.stock === null) return { prize, stockAfter: null };
  const awarded = await trx
    .updateTable('lottery_prizes')
    .set({ stock: sql`stock - 1` })
    .where('id', '=', prize.id)
    .where('stock', '>', '0')
    .returning('stock')
    .executeTakeFirst();
  return awarded && { prize, stockAfter: Number(awarded.stock) };
}

/** Takes the first prize that is in stock. All draws try prizes in the order of the rules. */
async function takeFirstAvailable(
  trx: Transaction<Database>,
  prizes: readonly PrizeRow[],
  ids: readonly string[],
): Promise<AwardedPrize | undefined> {
  for (const id of ids) {
    const prize = prizes.find((candidate) => candidate.id === id);
    const awarded = prize && (await takePrize(trx, prize));
    if (awarded) return awarded;
  }
  return undefined;
}

/**
 * Draws a prize atomically: uses a ticket, takes a prize out of stock, grants it and stores everything
 * that is needed to verify the draw. Returns the id of the draw, or undefined without a ticket.
 */
export async function drawPrize(
  trx: Transaction<Database>,
  { lottery, shopperId, seed, now }: DrawRequest,
): Promise<string | undefined> {
  await addFreeTickets(trx, { lottery, shopperId, now });
  const ticketId = await useTicket(trx, { lottery, shopperId, now });
  if (ticketId === undefined) return undefined;
  const prizes = await findPrizes(trx, lottery.id);
  const rules: StoredRule[] = prizes.map(({ id, odds }) => ({ prizeId: id, odds }));
  const roll = rollForTicket(seed, ticketId);
  const ids = selectPrizes(rules, roll);
  const awarded = await takeFirstAvailable(trx, prizes, ids);
  const stockAfter = awarded?.stockAfter ?? null;
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
      prize_given: awarded?.prize.id ?? null,
      stock_before: stockAfter === null ? null : stockAfter + 1,
      stock_after: stockAfter,
      drawn_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (awarded)
    await grantReward(trx, {
      shopperId,
      definitionId: awarded.prize.reward_id,
      source: 'lottery',
      sourceKey: getDrawKey(lottery.id, id),
      now,
    });
  return id;
}
