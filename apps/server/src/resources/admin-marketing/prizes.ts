import type { lotteryFields } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { itemProblem } from '../managed-items/problems.ts';
import { marketingProblem } from './problems.ts';

type Lottery = z.output<typeof lotteryFields>;
type Prize = Lottery['prizes'][number];

/** How often each prize of some lotteries was given. */
async function countGiven(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('lottery_draws')
    .select(['prize_given as id', (eb) => eb.fn.countAll<string>().as('given')])
    .where('lottery_id', 'in', [...ids])
    .where('prize_given', 'is not', null)
    .groupBy('prize_given')
    .execute();
  return new Map(rows.map(({ id, given }) => [id, Number(given)]));
}

/** The prizes of each lottery, with how many were given and how many there are in all. */
export async function loadPrizes(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  const rows = await db
    .selectFrom('lottery_prizes')
    .selectAll()
    .where('lottery_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  const counts = await countGiven(db, ids);
  const mapPrize = ({ id, reward_id, odds, stock }: (typeof rows)[number]) => {
    const given = counts.get(id) ?? 0;
    const left = stock === null ? null : Number(stock);
    return {
      id,
      rewardId: reward_id,
      odds,
      quantity: left === null ? null : left + given,
      given,
      stock: left,
    };
  };
  return new Map(
    ids.map((id) => [
      id,
      { prizes: rows.filter(({ lottery_id }) => lottery_id === id).map(mapPrize) },
    ]),
  );
}

/** Inserts a prize or changes it. Returns false when another lottery has a prize of this id. */
async function savePrize(
  trx: Transaction<Database>,
  lotteryId: string,
  { id, rewardId, odds }: Prize,
  place: { position: number; stock: number | null },
): Promise<boolean> {
  const saved = await trx
    .insertInto('lottery_prizes')
    .values({ id, lottery_id: lotteryId, reward_id: rewardId, odds, ...place })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ reward_id: rewardId, odds, ...place })
        .where('lottery_prizes.lottery_id', '=', lotteryId),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Removes prizes that are no longer listed, and frees the positions of the others. */
async function removeOthers(
  trx: Transaction<Database>,
  { id, prizes }: Lottery,
  given: ReadonlyMap<string | null, number>,
  language: Language,
): Promise<void> {
  const kept = new Set(prizes.map((prize) => prize.id));
  const existing = await trx
    .selectFrom('lottery_prizes')
    .select('id')
    .where('lottery_id', '=', id)
    .execute();
  const removed = existing.map((prize) => prize.id).filter((prizeId) => !kept.has(prizeId));
  if (removed.some((prizeId) => given.has(prizeId)))
    throw marketingProblem('prize-was-given', language);
  if (removed.length > 0)
    await trx.deleteFrom('lottery_prizes').where('id', 'in', removed).execute();
  await trx
    .updateTable('lottery_prizes')
    .set({ position: sql`-1 - position` })
    .where('lottery_id', '=', id)
    .execute();
}

/**
 * Writes the prizes of a lottery. They are locked before the given ones are counted, so that draws at the
 * same time neither give more than there are, nor lose what they took.
 */
export async function savePrizes(
  trx: Transaction<Database>,
  lottery: Lottery,
  language: Language,
): Promise<void> {
  await trx
    .selectFrom('lottery_prizes')
    .select('id')
    .where('lottery_id', '=', lottery.id)
    .orderBy('position')
    .forUpdate()
    .execute();
  const given = await countGiven(trx, [lottery.id]);
  await removeOthers(trx, lottery, given, language);
  for (const [position, prize] of lottery.prizes.entries()) {
    const { id, quantity } = prize;
    const stock = quantity === null ? null : quantity - (given.get(id) ?? 0);
    if (stock !== null && stock < 0) throw marketingProblem('fewer-than-given', language);
    const isSaved = await savePrize(trx, lottery.id, prize, { position, stock });
    if (!isSaved) throw itemProblem('id-taken', language);
  }
}
