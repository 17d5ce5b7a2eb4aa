import { questionnaires } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { both } from '../../../test/support/promotions-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { logIn } from '../../app/log-in.ts';
import { findSession } from '../../sessions/store.ts';
import { questionnaireHandlers } from './routes.ts';

const NOW = Date.UTC(2026, 10, 21);
let shop: TestShop;
let app: ResourceApp;

beforeAll(async () => {
  shop = await openTestShop();
  const texts = { title: both('问卷', 'Questions'), introduction: both('说明', 'Words') };
  const question = {
    id: 'say',
    kind: 'text',
    text: { 'zh-CN': '想说的', 'en-US': 'Say' },
    isRequired: true,
    options: [],
    limit: 10,
  };
  const common = { ...texts, questions: JSON.stringify([question]) };
  await shop.database.db
    .insertInto('questionnaires')
    .values([
      { ...common, id: 'open', starts_at: new Date(NOW - 1) },
      { ...common, id: 'over', starts_at: new Date(NOW - 2), ends_at: new Date(NOW) },
    ])
    .execute();
  const handlers = questionnaireHandlers({ db: shop.database.db, now: () => NOW });
  app = await openResourceApp(shop, questionnaires, handlers, { now: () => NOW });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const readQuestionnaire = (visitor?: Visitor, query = '') =>
  app.ask('GET', `questionnaires/open${query}`, {
    language: 'en',
    ...(visitor ? { visitor } : {}),
  });
const answer = (visitor: Visitor, text = 'words', id = 'open') =>
  app.ask('POST', `questionnaires/${id}/answers`, {
    visitor,
    body: { answers: [{ questionId: 'say', text }] },
  });

it("can be read without a session in the caller's language", async () => {
  const { body } = await readQuestionnaire();
  expect(body).toMatchObject({
    title: 'Questions',
    questions: [{ text: 'Say' }],
    collectedAt: null,
  });
});

it('is answered once by each guest or shopper', async () => {
  for (const visitor of [await app.newGuest(), await app.newShopper()]) {
    expect((await answer(visitor)).status).toBe(200);
    expect((await readQuestionnaire(visitor)).body.collectedAt).toBe(new Date(NOW).toISOString());
    const again = await answer(visitor, 'other');
    expect([again.status, again.body.error.reason]).toEqual([409, 'already-answered']);
  }
  expect((await readQuestionnaire(await app.newGuest())).body.collectedAt).toBeNull();
});

it("moves a guest's answers to the shopper at login unless the shopper answered before", async () => {
  const { db } = shop.database;
  const shopper = await app.newShopper();
  const signIn = async (texts: string) => {
    const guest = await app.newGuest();
    await answer(guest, texts);
    const from = await findSession(db, guest.key, NOW);
    await db
      .transaction()
      .execute((trx) => logIn(trx, { from, shopperId: shopper.shopperId, now: NOW }));
  };
  const readAnswers = () =>
    db
      .selectFrom('questionnaire_answers')
      .select('answers')
      .where('respondent', '=', shopper.shopperId)
      .execute();
  await signIn('first');
  const before = await readAnswers();
  await signIn('second');
  expect(before).toHaveLength(1);
  expect(await readAnswers()).toEqual(before);
  expect((await readQuestionnaire(shopper)).body.collectedAt).toBe(new Date(NOW).toISOString());
});

it('names invalid answers and stores none', async () => {
  const visitor = await app.newGuest();
  const { status, body } = await answer(visitor, 'far too many words');
  expect(status).toBe(400);
  expect(body.error.fields).toEqual([{ path: 'body.answers.say', message: '答案不符合要求' }]);
  expect((await readQuestionnaire(visitor)).body.collectedAt).toBeNull();
});

it('answers 404 for the answers of another shopper', async () => {
  const [one, two] = [await app.newShopper(), await app.newShopper()];
  expect((await readQuestionnaire(one, `?user-id=${one.shopperId}`)).status).toBe(200);
  expect((await readQuestionnaire(one, `?user-id=${two.shopperId}`)).status).toBe(404);
  expect((await readQuestionnaire(undefined, `?user-id=${two.shopperId}`)).status).toBe(404);
});

it('answers 404 after the end of the questionnaire', async () => {
  expect((await answer(await app.newGuest(), 'words', 'over')).status).toBe(404);
});
