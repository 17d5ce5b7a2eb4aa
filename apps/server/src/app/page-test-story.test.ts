import { randomUUID } from 'node:crypto';
import { DAY_MS, formatVisitorBucket } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { seeded } from '../../test/support/random.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { openOperatorSession } from '../resources/operators/sessions.ts';
import { countPageTests, endPageTests } from '../resources/page-tests/jobs.ts';
import { openSession } from '../sessions/store.ts';

const START = Date.parse('2026-11-25T02:00:00Z');
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15';
const RATES = { A: 0.03, B: 0.06 } as const;
const SESSIONS = 2_000;
const AT_ONCE = 40;
const text = (content: string) => [{ id: 'a', code: 'text', fields: { content } }];

const GUEST = { device: null, network: null, language: 'zh-CN' as const, isVerified: false };

const clock = { now: START };
let test: TestApp;
let operatorId: string;

const db = () => test.shop.database.db;

beforeAll(async () => {
  test = await openTestApp({
    ...{ now: () => clock.now, seed: seedCatalogueFixture },
    environment: { RATE_LIMIT_PER_MINUTE: '0' },
  });
  const { id } = await db()
    .insertInto('operators')
    .values({ email: 'lin@example.cn', name: '林', role: 'content', created_at: new Date(START) })
    .returning('id')
    .executeTakeFirstOrThrow();
  operatorId = id;
});
afterAll(() => test.close());

async function admin(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  version?: number,
) {
  const origin = { device: null, ip: '127.0.0.1' };
  const session = await openOperatorSession(db(), operatorId, origin, clock.now);
  const response = await test.app.inject({
    method,
    url: `/admin/api/v1/${path}`,
    ...(body && { payload: body }),
    headers: {
      ...{ origin: 'http://localhost', cookie: `operator=${session}`, 'accept-language': 'en-US' },
      ...(version === undefined ? {} : { 'if-match': String(version) }),
    },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function publish(content: string, audience: object) {
  const draft = await admin('POST', 'pages/season/drafts', { language: 'zh-CN', ...audience });
  const body = { title: content, entries: text(content) };
  const saved = await admin('PUT', `page-drafts/${draft.id}`, body, draft.version);
  await admin('POST', `page-drafts/${draft.id}/publish`, {}, saved.version);
  return draft.id as string;
}

/** Waits until the process knows of the last change. */
const waitForTests = (count: number) =>
  vi.waitFor(() => expect(test.shop.variedPages.current().goals.size).toBe(count));

async function readPage(cookie: string): Promise<keyof typeof RATES> {
  const url = '/api/v2/search/contents?codes=season';
  const response = await test.app.inject({ url, headers: { 'user-agent': SAFARI, cookie } });
  return response.json().season[0].fields.content;
}

async function track(cookie: string, session: string, actions: readonly (string | null)[]) {
  const events = actions.map((action) => ({
    ...{ tenantId: 10_000, correlationId: session, clientId: 10_024 },
    event: action ? 'PageAction' : 'GenericPageVisited',
    parameters: {
      ...{ uuid: randomUUID(), pageUrl: 'https://shop.example/content/season' },
      ...(action && { action }),
    },
  }));
  const { statusCode, body, headers } = await test.app.inject({
    ...{ method: 'POST', url: '/api/v1/marketing/trackings', payload: { events } },
    headers: { 'user-agent': SAFARI, cookie },
  });
  expect(statusCode, body).toBe(200);
  return headers['set-cookie'];
}

/** Sends visitors to the page, of whom as many press something as the version that they see makes them. */
async function simulateVisitors() {
  const random = seeded('visitors of the season');
  const simulateSession = async (session: number) => {
    const [bucket, luck] = [Math.floor(random() * 1_000), random()];
    const cookie = `bucket=${formatVisitorBucket({ bucket, firstDay: '20261101' })}`;
    const version = await readPage(cookie);
    const actions = luck < RATES[version] ? [null, 'ModuleInteraction'] : [null];
    await track(cookie, `session-${session}`, actions);
  };
  for (let first = 0; first < SESSIONS; first += AT_ONCE) {
    clock.now = START + Math.floor((first / SESSIONS) * 10 * DAY_MS);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => simulateSession(first + n)));
  }
}

const run = (job: typeof endPageTests) =>
  job.run({}, { database: test.shop.database, dataDir: '', now: () => clock.now });

it('shows two versions to two thousand sessions, publishes the better one by rule, and takes it back', async () => {
  await admin('POST', 'pages', { code: 'season', name: '季节' });
  const base = await publish('A', {});
  await publish('B', { arm: 'b' });
  const { id } = await admin('POST', 'pages/season/tests', {
    ...{ name: '大图与小图', goal: 'click', plannedSample: 900, rule: 'publish-winner' },
    endsAt: new Date(START + 14 * DAY_MS).toISOString(),
  });
  await admin('POST', `page-tests/${id}/start`, {}, 1);
  await waitForTests(1);

  await simulateVisitors();
  clock.now = START + 10 * DAY_MS;
  await run(countPageTests);
  const running = await admin('GET', `page-tests/${id}`);
  const [a, b] = running.counts.arms;
  expect(a.sessions + b.sessions).toBe(SESSIONS);
  expect(running.counts).toMatchObject({ verdict: 'b-wins', split: { isSuspicious: false } });
  expect([a.low < RATES.A && RATES.A < a.high, b.low < RATES.B && RATES.B < b.high]).toEqual([
    true,
    true,
  ]);

  // The time of the test is not over: nothing is published, however good B looks.
  await run(endPageTests);
  expect((await admin('GET', `page-tests/${id}`)).state).toBe('running');
  clock.now = START + 14 * DAY_MS;
  await run(endPageTests);
  await run(endPageTests);
  const ended = await admin('GET', `page-tests/${id}`);
  expect(ended).toMatchObject({ state: 'ended', result: 'published-b', endedBy: '' });
  expect(ended.counts.arms).toEqual([a, b]);
  await waitForTests(0);
  const visitors = Array.from({ length: 20 }, (_, n) => `bucket=${n * 50}.20261101`);
  const readAll = async () => new Set(await Promise.all(visitors.map(readPage)));
  expect(await readAll()).toEqual(new Set(['B']));
  const records = await db()
    .selectFrom('audit_records')
    .select(['target_type', 'actor'])
    .where('action', '=', 'endPageTest')
    .orderBy('id')
    .execute();
  expect(records.map(({ target_type }) => target_type)).toEqual([
    ...['page-draft', 'page-revision', 'page-revision', 'page-test'],
  ]);

  // B was not what it seemed: the version before is restored and published.
  const { items } = await admin('GET', `page-drafts/${base}/saves`);
  expect(items.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual(['B', 'A']);
  const restored = await admin('POST', `page-drafts/${base}/restore`, { saveVersion: 2 }, 3);
  const [shown] = (await admin('GET', 'pages/season/revisions')).items;
  expect(shown).toMatchObject({ title: 'B', draftId: base, draftVersion: 3, isShown: true });
  await admin('POST', `page-drafts/${base}/publish`, {}, restored.version);
  await vi.waitFor(async () => expect(await readAll()).toEqual(new Set(['A'])));
}, 120_000);

it('keeps A when B is no better', async () => {
  await publish('C', { arm: 'b', gender: null, visitor: null, platform: 'web' });
  const draft = (await admin('GET', 'pages/season')).drafts.find(
    (one: Record<string, unknown>) => one.arm === 'b' && one.platform === null,
  );
  await admin('POST', `page-drafts/${draft.id}/publish`, {}, draft.version);
  const { id } = await admin('POST', 'pages/season/tests', {
    ...{ name: '再试一次', goal: 'click', plannedSample: 1, rule: 'publish-winner' },
    endsAt: new Date(clock.now + DAY_MS).toISOString(),
  });
  await admin('POST', `page-tests/${id}/start`, {}, 1);
  await waitForTests(1);
  for (let n = 0; n < 40; n++)
    await track(`bucket=${n * 25}.20261101`, `again-${n}`, [null, 'ModuleInteraction']);
  clock.now += DAY_MS;
  await run(endPageTests);
  expect(
    await db()
      .selectFrom('content_tests')
      .select(['state', 'result'])
      .where('id', '=', id)
      .execute(),
  ).toEqual([{ state: 'ended', result: 'kept-a' }]);
});

it('counts what is put into the bag for the session that has seen the tested page', async () => {
  const [draft] = (await admin('GET', 'pages/season')).drafts.filter(
    (one: Record<string, unknown>) => one.arm === 'b' && one.platform === null,
  );
  await admin('POST', `page-drafts/${draft.id}/publish`, {}, draft.version);
  const { id } = await admin('POST', 'pages/season/tests', {
    ...{ name: '放入购物袋', goal: 'bag', plannedSample: 1 },
    endsAt: new Date(clock.now + DAY_MS).toISOString(),
  });
  await admin('POST', `page-tests/${id}/start`, {}, 1);
  await waitForTests(1);
  const { key, session } = await openSession(db(), clock.now, null, GUEST);
  const { id: variantId } = await db()
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select('variants.id')
    .where('is_online', '=', true)
    .where('quantity', '>', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const add = (cookie: string) =>
    test.app.inject({
      ...{ method: 'POST', url: `/api/v1/bags/${session.bagId}/items` },
      payload: { variantId },
      headers: { 'user-agent': SAFARI, 'session-key': key, cookie },
    });
  expect((await add('')).statusCode).toBe(200);
  const cookie = await track('bucket=417.20261101', 'bag-session', [null]);
  expect(cookie).toMatch(/^tested-session=bag-session;/);
  expect((await add(String(cookie))).statusCode).toBe(200);
  clock.now += 60_000;
  await run(countPageTests);
  const { arms } = (await admin('GET', `page-tests/${id}`)).counts;
  const total = (name: 'sessions' | 'conversions') => arms[0][name] + arms[1][name];
  expect([total('sessions'), total('conversions')]).toEqual([1, 1]);
});
