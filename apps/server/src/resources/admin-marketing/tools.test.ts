import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { marketingBodies } from '../../../test/support/marketing-bodies.ts';
import { ODDS_TOTAL, rollForTicket, selectPrizes } from '../lotteries/rules.ts';
import { findUsablePromotion } from '../promotions/find-usable-promotion.ts';
import { maskPersonalText } from './written-answers.ts';

let shop: OperatorHarness;
let session: string;
let shopperId: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  session = (await shop.createOperator('marketing')).session;
  for (const type of ['promotion', 'reward-package', 'reward', 'lottery', 'questionnaire'] as const)
    await ask('POST', `marketing/${type}`, { body: marketingBodies[type] });
  const { id } = await shop.db
    .insertInto('shoppers')
    .values({ bag_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  shopperId = id;
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}) =>
  shop.ask(method, path, { session, ...input });

const findPromotion = (code: string) =>
  shop.db
    .transaction()
    .execute((trx) => findUsablePromotion(trx, { code }, { shopperId, now: shop.deps.now() }));

describe('codes of a template', () => {
  const TEMPLATE = 'FRIENDS';
  const path = `promo-codes/${TEMPLATE}/codes`;
  const body = { ...marketingBodies['promo-code'], id: TEMPLATE, isTemplate: true };
  const readCodes = async (query = '') =>
    (await ask('GET', `${path}${query}`)).body as {
      items: { code: string; uses: number; isUsedUp: boolean }[];
      nextCursor: string | null;
    };

  beforeAll(async () => {
    await ask('POST', 'marketing/promo-code', { body });
    await ask('POST', `marketing/promo-code/${TEMPLATE}/resume`);
    const request = { body: { count: 25 }, headers: { 'idempotency-key': 'first-codes' } };
    await ask('POST', path, request);
    await ask('POST', path, request);
  });

  it('are generated once for a key, and cannot be guessed', async () => {
    const { items } = await readCodes();
    expect(items).toHaveLength(25);
    expect(
      items.every(({ code }) => /^(?:[2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/.test(code)),
    ).toBe(true);
  });

  it('are exported in pages, each of which is recorded', async () => {
    const first = await readCodes('?size=20');
    const second = await readCodes(`?size=20&cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length]).toEqual([20, 5]);
    const { count } = await shop.db
      .selectFrom('audit_records')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('action', '=', 'exportPromoCodes')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(2);
  });

  it('are used by shoppers, but the template is not', async () => {
    const [generated] = (await readCodes()).items;
    expect((await findPromotion(generated?.code ?? '')).reason).toBeUndefined();
    expect((await findPromotion(TEMPLATE)).reason).toBe('promo-unknown');
  });

  it('have the terms of the template after it was changed', async () => {
    const [generated] = (await readCodes()).items;
    const { version } = (await ask('GET', `marketing/promo-code/${TEMPLATE}`)).body;
    const validTo = '2026-11-25T01:00:00.000Z';
    const changed = { ...body, validTo };
    await ask('PUT', `marketing/promo-code/${TEMPLATE}`, { body: changed, version });
    expect((await findPromotion(generated?.code ?? '')).reason).toBe('promo-expired');
    await ask('PUT', `marketing/promo-code/${TEMPLATE}`, { body, version: version + 1 });
    expect((await findPromotion(generated?.code ?? '')).reason).toBeUndefined();
  });

  it('cannot be used while the template is paused', async () => {
    const [generated] = (await readCodes()).items;
    await ask('POST', `marketing/promo-code/${TEMPLATE}/pause`);
    expect((await findPromotion(generated?.code ?? '')).reason).toBe('promo-expired');
    await ask('POST', `marketing/promo-code/${TEMPLATE}/resume`);
  });

  it('are not items of their own', async () => {
    const [generated] = (await readCodes()).items;
    expect((await ask('GET', `marketing/promo-code/${generated?.code}`)).status).toBe(404);
    const { counts } = (await ask('GET', `marketing/promo-code/${TEMPLATE}/counts`)).body;
    expect(counts).toEqual({ generated: 25, usedInOrders: 0 });
  });

  it('need a template', async () => {
    await ask('POST', 'marketing/promo-code', { body: marketingBodies['promo-code'] });
    const { body: refused } = await ask('POST', 'promo-codes/SPRING26/codes', {
      body: { count: 1 },
    });
    expect(refused.error).toMatchObject({ reason: 'not-a-template' });
  });
});

describe('a lottery', () => {
  const { lottery } = marketingBodies;
  const RULES = lottery.prizes.map(({ id, odds }) => ({ prizeId: id, odds }));

  /** Stores draws as the shop makes them. */
  async function storeDraws(number: number) {
    const draws = Array.from({ length: number }, (_, index) => {
      const ticketId = String(index + 1);
      const seed = createHash('sha256').update(`seed ${index}`).digest();
      const roll = rollForTicket(seed, ticketId);
      const [prize = null] = selectPrizes(RULES, roll);
      return {
        lottery_id: lottery.id,
        shopper_id: shopperId,
        ticket_id: ticketId,
        seed,
        roll,
        rules: JSON.stringify(RULES),
        prize_rolled: prize,
        prize_given: index < 4 ? 'lots-1' : 'lots-2',
        drawn_at: new Date(shop.deps.now()),
      };
    });
    await shop.db.insertInto('lottery_draws').values(draws).execute();
  }

  const save = async (prizes: readonly object[]) => {
    const { version } = (await ask('GET', 'marketing/lottery/lots')).body;
    return ask('PUT', 'marketing/lottery/lots', { body: { ...lottery, prizes }, version });
  };

  beforeAll(() => storeDraws(200));

  it('proves that its odds were kept', async () => {
    const { body } = await ask('GET', 'lotteries/lots/odds');
    expect(body).toMatchObject({
      draws: 200,
      degreesOfFreedom: 1,
      criticalValue: 6.635,
      verdict: 'as-expected',
      recalculated: { checked: 200, same: 200 },
    });
    expect(body.outcomes.map(({ expected }: { expected: number }) => expected)).toEqual([80, 120]);
    expect(RULES.reduce((sum, { odds }) => sum + odds, 0)).toBe(ODDS_TOTAL);
  });

  it('shows how many of each prize were given and are left', async () => {
    await save(lottery.prizes);
    const { prizes } = (await ask('GET', 'marketing/lottery/lots')).body;
    expect(prizes).toMatchObject([
      { id: 'lots-1', quantity: 10, given: 4, stock: 6 },
      { id: 'lots-2', quantity: null, given: 196, stock: null },
    ]);
  });

  it.each([
    ['a prize that was given', [lottery.prizes[1]], 'prize-was-given'],
    [
      'prizes that were given',
      [{ ...lottery.prizes[0], quantity: 3 }, lottery.prizes[1]],
      'fewer-than-given',
    ],
  ])('cannot lose %s', async (_, prizes, reason) => {
    expect((await save(prizes)).body.error).toMatchObject({ reason });
  });

  it('can change the order of its prizes and get new ones', async () => {
    const [first, second] = lottery.prizes;
    const third = { id: 'lots-3', rewardId: 'coupon', odds: 0, quantity: 5 };
    const { body } = await save([second, third, first]);
    expect(body.prizes.map(({ id }: { id: string }) => id)).toEqual(['lots-2', 'lots-3', 'lots-1']);
    expect((await save(lottery.prizes)).body.prizes).toHaveLength(2);
  });

  it('cannot take the prize of another lottery', async () => {
    const body = { ...lottery, id: 'other', prizes: [lottery.prizes[0]] };
    const { body: refused } = await ask('POST', 'marketing/lottery', { body });
    expect(refused.error).toMatchObject({ reason: 'id-taken' });
  });
});

describe('the results of a questionnaire', () => {
  beforeAll(async () => {
    const answers = [
      [
        { questionId: 'colour', optionIds: ['red', 'blue'] },
        { questionId: 'stars', value: 5 },
      ],
      [
        { questionId: 'colour', optionIds: ['red'] },
        { questionId: 'stars', value: 2 },
      ],
      [
        { questionId: 'colour', optionIds: ['blue'] },
        { questionId: 'words', text: '请致电 138 0013 8000' },
      ],
      [{ questionId: 'gone', text: 'of a question that was removed' }],
    ];
    await shop.db
      .insertInto('questionnaire_answers')
      .values(
        answers.map((answer, index) => ({
          questionnaire_id: 'taste',
          respondent: String(index),
          answers: JSON.stringify(answer),
          collected_at: new Date(shop.deps.now()),
        })),
      )
      .execute();
  });

  it('count each answer', async () => {
    const { body } = await ask('GET', 'questionnaires/taste/results');
    expect(body.respondents).toBe(4);
    expect(body.questions).toMatchObject([
      { questionId: 'colour', answered: 3, choices: [{ count: 2 }, { count: 2 }], average: null },
      { questionId: 'stars', answered: 2, average: 3.5 },
      { questionId: 'words', answered: 1, choices: [] },
    ]);
    const stars = body.questions[1].choices.map(({ count }: { count: number }) => count);
    expect(stars).toEqual([0, 1, 0, 0, 1]);
  });

  it('list what was written, without how to reach the shopper', async () => {
    const { body } = await ask('GET', 'questionnaires/taste/questions/words/answers');
    expect(body).toMatchObject({ items: [{ text: '请致电 ***' }], nextCursor: null });
    await ask('GET', 'questionnaires/taste/questions/words/answers');
    const records = await shop.db
      .selectFrom('audit_records')
      .select(['target_type', 'target_id'])
      .where('action', '=', 'listWrittenAnswers')
      .execute();
    expect(records).toEqual([{ target_type: 'questionnaire', target_id: 'taste' }]);
  });

  test.each([
    ['call 13800138000', 'call ***'],
    ['write to lin@example.cn please', 'write to *** please'],
    ['size 38 or 40', 'size 38 or 40'],
  ])('mask %s', (text, masked) => {
    expect(maskPersonalText(text)).toBe(masked);
  });
});
