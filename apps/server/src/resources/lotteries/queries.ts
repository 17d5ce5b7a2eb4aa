import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const findLottery = (db: Kysely<Database>, id: string) =>
  db.selectFrom('lotteries').selectAll().where('id', '=', id).executeTakeFirst();

export type LotteryRow = NonNullable<Awaited<ReturnType<typeof findLottery>>>;

export const findPrizes = (db: Kysely<Database>, lotteryId: string) =>
  db
    .selectFrom('lottery_prizes as prize')
    .innerJoin('reward_definitions as reward', 'reward.id', 'prize.reward_id')
    .select(['prize.id', 'prize.reward_id', 'prize.odds', 'prize.stock'])
    .select(['reward.kind', 'reward.name', 'reward.description', 'reward.image_key'])
    .where('prize.lottery_id', '=', lotteryId)
    .orderBy('prize.position')
    .execute();

export type PrizeRow = Awaited<ReturnType<typeof findPrizes>>[number];

export const findDraw = (db: Kysely<Database>, id: string, shopperId: string) =>
  db
    .selectFrom('lottery_draws')
    .select(['id', 'lottery_id', 'prize_given', 'drawn_at'])
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
