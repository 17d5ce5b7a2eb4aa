import type { LotteryOdds } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { rollForTicket, selectPrizes } from '../lotteries/rules.ts';
import { compareOdds, type DrawGroup, type OddsResult } from './odds-rules.ts';

/** So many of the newest draws are calculated once more. */
const MAX_RECALCULATED = 5_000;

const STATEMENTS: Readonly<Record<OddsResult['verdict'], { zh: string; en: string }>> = {
  'too-few-draws': {
    zh: '共抽签 {draws} 次，次数太少，尚不能判断概率是否得到遵守。',
    en: 'There were {draws} draws, which are too few to judge the odds.',
  },
  'as-expected': {
    zh: '共抽签 {draws} 次，结果与公布的概率相符（卡方 {statistic}，界限 {limit}）。',
    en: 'The {draws} draws agree with the odds (chi-square {statistic}, limit {limit}).',
  },
  unlikely: {
    zh: '共抽签 {draws} 次，结果与公布的概率明显不符（卡方 {statistic}，界限 {limit}）。',
    en: 'The {draws} draws differ from the odds (chi-square {statistic}, limit {limit}).',
  },
};

async function findDrawGroups(db: Kysely<Database>, id: string): Promise<DrawGroup[]> {
  const rows = await db
    .selectFrom('lottery_draws')
    .select(['rules', 'prize_rolled', 'prize_given'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('lottery_id', '=', id)
    .groupBy(['rules', 'prize_rolled', 'prize_given'])
    .execute();
  return rows.map(({ rules, prize_rolled, prize_given, count }) => ({
    rules,
    prizeRolled: prize_rolled,
    prizeGiven: prize_given,
    count: Number(count),
  }));
}

/** Calculates the newest draws once more from their seeds, and counts those that come out the same. */
async function recalculateDraws(db: Kysely<Database>, id: string) {
  const draws = await db
    .selectFrom('lottery_draws')
    .select(['seed', 'ticket_id', 'roll', 'rules', 'prize_rolled'])
    .where('lottery_id', '=', id)
    .orderBy('drawn_at', 'desc')
    .limit(MAX_RECALCULATED)
    .execute();
  const same = draws.filter(({ seed, ticket_id, roll, rules, prize_rolled }) => {
    const [hit = null] = selectPrizes(rules, roll);
    return rollForTicket(seed, ticket_id) === roll && hit === prize_rolled;
  });
  return { checked: draws.length, same: same.length };
}

function describeResult({ verdict, draws, statistic, criticalValue }: OddsResult) {
  const values = { draws, statistic, limit: criticalValue ?? '–' };
  const { zh, en } = STATEMENTS[verdict];
  return { 'zh-CN': formatMessage(zh, values), 'en-US': formatMessage(en, values) };
}

/** The proof that a lottery kept its odds. */
export async function readLotteryOdds(db: Kysely<Database>, id: string): Promise<LotteryOdds> {
  const result = compareOdds(await findDrawGroups(db, id));
  return {
    ...result,
    outcomes: [...result.outcomes],
    statement: describeResult(result),
    recalculated: await recalculateDraws(db, id),
  };
}
