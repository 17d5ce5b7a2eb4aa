import { randomBytes } from 'node:crypto';
import type { Draw, Handlers, lotteries, Prize } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { once } from '../../database/once.ts';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import type { FindImage } from '../contents/deliver-page.ts';
import { periodOf, periodStatus } from '../period.ts';
import { previewOf, rewardsOf } from '../rewards/views.ts';
import { draw, drawKey } from './draw.ts';
import { findDraw, findLottery, findPrizes, type LotteryRow, type PrizeRow } from './queries.ts';
import { countTickets } from './tickets.ts';

export interface LotteryDeps {
  db: Kysely<Database>;
  imageSet: FindImage;
  now: () => number;
  /** The seed of each draw; only a test brings its own. */
  random?: (bytes: number) => Buffer;
}

const SEED_BYTES = 32;

const refuse = refusals({
  'not-running': {
    code: 'conflict',
    zh: '活动未开始或已结束',
    en: 'This has not begun, or is over',
  },
  'no-tickets': {
    code: 'conflict',
    zh: '没有可用的抽签次数',
    en: 'There are no draws left for you',
  },
});

export function lotteryHandlers(deps: LotteryDeps): Handlers<typeof lotteries, CallContexts> {
  const { db, imageSet, now, random = randomBytes } = deps;

  const prizeView = (row: PrizeRow, language: Language): Prize => ({
    id: row.id,
    ...previewOf(row, language),
    image: row.image_key === null ? null : (imageSet(row.image_key)?.images.at(-1)?.url ?? null),
    odds: row.odds,
    isGone: row.stock === '0',
  });

  async function existing(id: string) {
    const found = await findLottery(db, id);
    if (!found) throw new ApiError('not-found');
    return found;
  }

  const ticketsOf = async (lottery: LotteryRow, shopperId: string) =>
    periodStatus(lottery, now()) === 'running'
      ? countTickets(db, { lottery, shopperId, now: now() })
      : 0;

  async function drawView(id: string, shopperId: string, language: Language): Promise<Draw> {
    const made = await findDraw(db, id, shopperId);
    const lottery = await existing(made.lottery_id);
    const prizes = await findPrizes(db, lottery.id);
    const won = prizes.find((prize) => prize.id === made.prize_given);
    const sourceKeys = [drawKey(lottery.id, id)];
    const [reward] = await rewardsOf(db, { shopperId, sourceKeys }, language);
    return {
      drawId: id,
      drawnAt: made.drawn_at.toISOString(),
      prize: won ? { id: won.id, ...previewOf(won, language) } : null,
      reward: reward ?? null,
      ticketsLeft: await ticketsOf(lottery, shopperId),
    };
  }

  return {
    async getLottery({ params }, { language, findSession }) {
      const lottery = await existing(params.id);
      const shopperId = (await findSession())?.shopperId ?? null;
      const prizes = await findPrizes(db, lottery.id);
      return {
        id: lottery.id,
        name: lottery.name[language],
        description: lottery.description[language],
        terms: lottery.terms.map((term) => term[language]),
        ...periodOf(lottery, now()),
        prizes: prizes.map((prize) => prizeView(prize, language)),
        tickets: shopperId === null ? null : await ticketsOf(lottery, shopperId),
      };
    },

    async drawReward({ params }, { shopperId, language, idempotencyKey: key }) {
      const moment = now();
      const lottery = await existing(params.id);
      const attempt = { scope: `draw:${shopperId}`, key, request: params, now: moment, language };
      const id = await db.transaction().execute((trx) =>
        once(trx, attempt, async () => {
          if (periodStatus(lottery, moment) !== 'running') throw refuse('not-running', language);
          const seed = random(SEED_BYTES);
          const made = await draw(trx, { lottery, shopperId, seed, now: moment });
          if (!made) throw refuse('no-tickets', language);
          return made;
        }),
      );
      return drawView(id, shopperId, language);
    },

    listMyLotteryRewards: ({ query }, { shopperId, language }) =>
      rewardsOf(
        db,
        { shopperId, source: 'lottery', keyStart: drawKey(query['lottery-id']) },
        language,
      ),
  };
}
