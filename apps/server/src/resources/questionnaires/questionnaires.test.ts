import { questionnaires } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../../sessions/enter.ts';
import { findSession } from '../../sessions/store.ts';
import { both } from '../../testing/promotions-fixture.ts';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { questionnaireHandlers } from './routes.ts';

const NOW = Date.UTC(2026, 10, 21);
let shop: TestShop;
let app: ResourceApp;

beforeAll(async () => {
  shop = await testShop();
  const words = { title: both('问卷', 'Questions'), introduction: both('说明', 'Words') };
  const question = {
    id: 'say',
    kind: 'text',
    text: { 'zh-CN': '想说的', 'en-US': 'Say' },
    isRequired: true,
    options: [],
    limit: 10,
  };
  const common = { ...words, questions: JSON.stringify([question]) };
  await shop.database.db
    .insertInto('questionnaires')
    .values([
      { ...common, id: 'open', starts_at: new Date(NOW - 1) },
      { ...common, id: 'over', starts_at: new Date(NOW - 2), ends_at: new Date(NOW) },
    ])
    .execute();
  const handlers = questionnaireHandlers({ db: shop.database.db, now: () => NOW });
  app = await resourceApp(shop, questionnaires, handlers, { now: () => NOW });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const read = (visitor?: Visitor, query = '') =>
  app.ask('GET', `questionnaires/open${query}`, {
    language: 'en',
    ...(visitor ? { visitor } : {}),
  });
const answer = (visitor: Visitor, text = 'words', id = 'open') =>
  app.ask('POST', `questionnaires/${id}/answers`, {
    visitor,
    body: { answers: [{ questionId: 'say', text }] },
  });

it('is read by anybody, in their language', async () => {
  const { body } = await read();
  expect(body).toMatchObject({
    title: 'Questions',
    questions: [{ text: 'Say' }],
    collectedAt: null,
  });
});

it('is answered once by each, guest or shopper', async () => {
  for (const visitor of [await app.newGuest(), await app.newShopper()]) {
    expect((await answer(visitor)).status).toBe(200);
    expect((await read(visitor)).body.collectedAt).toBe(new Date(NOW).toISOString());
    const again = await answer(visitor, 'other');
    expect([again.status, again.body.error.reason]).toEqual([409, 'already-answered']);
  }
  expect((await read(await app.newGuest())).body.collectedAt).toBeNull();
});

it('is answered by the shopper that a guest turns out to be, unless they had answered it', async () => {
  const { db } = shop.database;
  const shopper = await app.newShopper();
  const signIn = async (words: string) => {
    const guest = await app.newGuest();
    await answer(guest, words);
    const from = await findSession(db, guest.key, NOW);
    await db
      .transaction()
      .execute((trx) => enter(trx, { from, shopperId: shopper.shopperId, now: NOW }));
  };
  const kept = () =>
    db
      .selectFrom('questionnaire_answers')
      .select('answers')
      .where('respondent', '=', shopper.shopperId)
      .execute();
  await signIn('first');
  const before = await kept();
  await signIn('second');
  expect(before).toHaveLength(1);
  expect(await kept()).toEqual(before);
  expect((await read(shopper)).body.collectedAt).toBe(new Date(NOW).toISOString());
});

it('tells which answer is wrong, and keeps none', async () => {
  const visitor = await app.newGuest();
  const { status, body } = await answer(visitor, 'far too many words');
  expect(status).toBe(400);
  expect(body.error.fields).toEqual([{ path: 'body.answers.say', message: '答案不符合要求' }]);
  expect((await read(visitor)).body.collectedAt).toBeNull();
});

it('tells nobody about another shopper', async () => {
  const [one, two] = [await app.newShopper(), await app.newShopper()];
  expect((await read(one, `?user-id=${one.shopperId}`)).status).toBe(200);
  expect((await read(one, `?user-id=${two.shopperId}`)).status).toBe(404);
  expect((await read(undefined, `?user-id=${two.shopperId}`)).status).toBe(404);
});

it('is gone when its time is over', async () => {
  expect((await answer(await app.newGuest(), 'words', 'over')).status).toBe(404);
});
