import { randomBytes } from 'node:crypto';
import type { Draw, Handlers, lotteries, Prize } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { FindImage } from '../contents/deliver-page.ts';
import { describeImage } from '../images/describe-image.ts';
import { getPeriodStatus, mapPeriodToResponse } from '../period.ts';
import { listRewards, mapRewardPreview } from '../rewards/mappers.ts';
import { drawPrize, getDrawKey } from './draw-prize.ts';
import { lotteryProblem } from './problems.ts';
import { findDraw, findLottery, findPrizes, type LotteryRow, type PrizeRow } from './queries.ts';
import { listCurrentOdds } from './rules.ts';
import { countTickets } from './tickets.ts';

export interface LotteryDeps {
  db: Kysely<Database>;
  imageSet: FindImage;
  now: () => number;
  /** Generates the seed of each draw; tests pass their own. */
  random?: (bytes: number) => Buffer;
}

const SEED_BYTES = 32;

const isGone = ({ stock }: PrizeRow): boolean => stock === '0';

export function lotteryHandlers(deps: LotteryDeps): Handlers<typeof lotteries, HandlerContexts> {
  const { db, imageSet, now, random = randomBytes } = deps;

  const mapPrizeToResponse = (row: PrizeRow, odds: number, language: Language): Prize => ({
    id: row.id,
    ...mapRewardPreview(row, language),
    ...describeImage(imageSet, row.image_key),
    odds,
    isGone: isGone(row),
  });

  /** Shoppers see the odds of their next draw. */
  function mapPrizesToResponse(rows: readonly PrizeRow[], language: Language): Prize[] {
    const odds = listCurrentOdds(rows.map((row) => ({ odds: row.odds, isGone: isGone(row) })));
    return rows.map((row, index) => mapPrizeToResponse(row, odds[index] ?? 0, language));
  }

  async function requireLottery(id: string) {
    const lottery = await findLottery(db, id);
    if (!lottery) throw new ApiProblem('not-found');
    return lottery;
  }

  const countTicketsOf = async (lottery: LotteryRow, shopperId: string) =>
    getPeriodStatus(lottery, now()) === 'running'
      ? countTickets(db, { lottery, shopperId, now: now() })
      : 0;

  async function readDraw(id: string, shopperId: string, language: Language): Promise<Draw> {
    const drawRow = await findDraw(db, id, shopperId);
    const lottery = await requireLottery(drawRow.lottery_id);
    const prizes = await findPrizes(db, lottery.id);
    const prize = prizes.find(({ id: prizeId }) => prizeId === drawRow.prize_given);
    const sourceKeys = [getDrawKey(lottery.id, id)];
    const [reward] = await listRewards(db, { shopperId, sourceKeys }, language);
    return {
      drawId: id,
      drawnAt: drawRow.drawn_at.toISOString(),
      prize: prize ? { id: prize.id, ...mapRewardPreview(prize, language) } : null,
      reward: reward ?? null,
      ticketsLeft: await countTicketsOf(lottery, shopperId),
    };
  }

  return {
    async getLottery({ params }, { language, findSession }) {
      const lottery = await requireLottery(params.id);
      const shopperId = (await findSession())?.shopperId ?? null;
      const prizes = await findPrizes(db, lottery.id);
      return {
        id: lottery.id,
        name: lottery.name[language],
        description: lottery.description[language],
        terms: lottery.terms.map((term) => term[language]),
        ...mapPeriodToResponse(lottery, now()),
        prizes: mapPrizesToResponse(prizes, language),
        tickets: shopperId === null ? null : await countTicketsOf(lottery, shopperId),
      };
    },

    async drawReward({ params }, { shopperId, language, idempotencyKey: key }) {
      const time = now();
      const lottery = await requireLottery(params.id);
      const attempt = { scope: `draw:${shopperId}`, key, request: params, now: time, language };
      const id = await db.transaction().execute((trx) =>
        withIdempotency(trx, attempt, async () => {
          if (getPeriodStatus(lottery, time) !== 'running')
            throw lotteryProblem('not-running', language);
          const seed = random(SEED_BYTES);
          const drawId = await drawPrize(trx, { lottery, shopperId, seed, now: time });
          if (!drawId) throw lotteryProblem('no-tickets', language);
          return drawId;
        }),
      );
      return readDraw(id, shopperId, language);
    },

    listMyLotteryRewards: ({ query }, { shopperId, language }) =>
      listRewards(
        db,
        { shopperId, source: 'lottery', keyPrefix: getDrawKey(query['lottery-id']) },
        language,
      ),
  };
}
