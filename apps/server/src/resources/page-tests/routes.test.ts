import type { PageTestInput } from '@vitrine/contract/admin';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const after = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const text = (content: string) => [{ id: 'a', code: 'text', fields: { content } }];

let harness: OperatorHarness;
let session: string;
let pages = 0;
beforeAll(async () => {
  harness = await openOperatorHarness();
  session = (await harness.createOperator('content')).session;
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.clock.now = NOW;
});

const post = (path: string, body: object = {}, version?: number) =>
  harness.ask('POST', path, { session, body, version });
const get = async (path: string) => (await harness.ask('GET', path, { session })).body;

/** Publishes a text for an audience of a page, and returns the revision. */
async function publish(
  code: string,
  content: string,
  { endsAt = null, ...audience }: { endsAt?: string | null; [name: string]: unknown } = {},
) {
  const target = { language: 'zh-CN', ...audience };
  const draft = (await post(`pages/${code}/drafts`, target)).body;
  const saved = await harness.ask('PUT', `page-drafts/${draft.id}`, {
    ...{ session, version: draft.version, body: { title: content, entries: text(content) } },
  });
  return (await post(`page-drafts/${draft.id}/publish`, { endsAt }, saved.body.version)).body;
}

async function createPage(): Promise<string> {
  const code = `tested-${++pages}`;
  await post('pages', { code, name: code });
  return code;
}

/** A page that shows A and has a B, both for everybody who reads Chinese. */
async function createTestedPage(): Promise<string> {
  const code = await createPage();
  await publish(code, 'A');
  await publish(code, 'B', { arm: 'b' });
  return code;
}

const INPUT: Partial<PageTestInput> & { name: string } = {
  ...{ name: '大图与小图', hypothesis: '大图更吸引人', goal: 'click', plannedSample: 800 },
  endsAt: after(14),
};
const plan = async (code: string, more: object = {}) =>
  (await post(`pages/${code}/tests`, { ...INPUT, ...more })).body;
const readProblem = (answer: Awaited<ReturnType<typeof post>>) =>
  [answer.status, reasonOf(answer)] as const;

it('plans, words, starts and ends a test, and keeps A', async () => {
  const code = await createTestedPage();
  const planned = await plan(code);
  expect(planned).toMatchObject({
    ...{ page: code, state: 'draft', shareOfB: 50, language: null, rule: 'by-hand', version: 1 },
    createdBy: expect.stringMatching(/^content/),
  });
  expect(await get(`page-tests/${planned.id}`)).toMatchObject({ counts: null });
  const started = await post(`page-tests/${planned.id}/start`, {}, 1);
  expect(started.body).toMatchObject({ state: 'running', startedAt: after(0), version: 2 });
  const [b, a] = (await get(`pages/${code}/revisions`)).items;
  expect([a.isShown, b.isShown]).toEqual([true, true]);
  const worded = await harness.ask('PUT', `page-tests/${planned.id}`, {
    ...{ session, version: 2, body: { ...INPUT, name: '两张图' } },
  });
  expect([worded.status, worded.body.name]).toEqual([200, '两张图']);
  const ended = await post(`page-tests/${planned.id}/end`, { choice: 'keep-a' }, 3);
  expect(ended.body).toMatchObject({
    ...{ state: 'ended', result: 'kept-a', endedAt: after(0) },
    counts: { verdict: 'provisional', arms: [{ sessions: 0 }, { sessions: 0 }] },
  });
  const states = (await get(`pages/${code}/revisions`)).items.map(
    ({ state, isShown }: { state: string; isShown: boolean }) => [state, isShown],
  );
  expect(states).toEqual([
    ['withdrawn', false],
    ['open', true],
  ]);
  expect((await get(`pages/${code}/tests`)).items).toMatchObject([{ id: planned.id }]);
});

it('publishes B as the next version of the draft that was A, and A can come back', async () => {
  const code = await createTestedPage();
  await publish(code, 'B for women', { arm: 'b', gender: 'women' });
  const { id } = await plan(code);
  await post(`page-tests/${id}/start`, {}, 1);
  const ended = await post(`page-tests/${id}/end`, { choice: 'publish-b' }, 2);
  expect(ended.body).toMatchObject({ state: 'ended', result: 'published-b' });
  const shown = async () =>
    (await get(`pages/${code}/revisions`)).items
      .filter(({ isShown }: { isShown: boolean }) => isShown)
      .map(({ title, gender, arm }: Record<string, unknown>) => [title, gender, arm]);
  expect(await shown()).toEqual([
    ['B for women', 'women', null],
    ['B', null, null],
  ]);
  const { drafts } = await get(`pages/${code}`);
  const base = drafts.find((one: Record<string, unknown>) => !one.arm && !one.gender);
  expect(base).toMatchObject({ title: 'B', version: 3, note: 'A/B test “大图与小图”: version B' });
  const restored = await post(`page-drafts/${base.id}/restore`, { saveVersion: 2 }, 3);
  await post(`page-drafts/${base.id}/publish`, {}, restored.body.version);
  expect((await shown())[0]).toEqual(['A', null, null]);
});

it('readProblems to publish B with an error, and leaves the test running', async () => {
  const code = await createTestedPage();
  const { id } = await plan(code);
  await post(`page-tests/${id}/start`, {}, 1);
  const broken = JSON.stringify([{ id: 'a', code: 'text', fields: { content: 7 } }]);
  await harness.db
    .updateTable('content_revisions')
    .set({ entries: broken })
    .where('code', '=', code)
    .where('arm', '=', 'b')
    .execute();
  const answer = await post(`page-tests/${id}/end`, { choice: 'publish-b' }, 2);
  expect(readProblem(answer)).toEqual([409, 'draft-not-publishable']);
  expect((await get(`page-tests/${id}`)).state).toBe('running');
});

it.each([
  ['without an A', [], {}, 'test-needs-a'],
  ['without a B', [{}], {}, 'test-needs-b'],
  ['with a B for women only', [{}, { arm: 'b', gender: 'women' }], {}, 'test-needs-b'],
  [
    'with a B in one of two languages',
    [{}, { arm: 'b' }, { language: 'en-US' }],
    {},
    'test-needs-b',
  ],
  ['with a B that ends before it', [{}, { arm: 'b', endsAt: after(7) }], {}, 'test-needs-b'],
  ['in a language without an A', [{}, { arm: 'b' }], { language: 'en-US' }, 'test-needs-a'],
  ['that is over', [{}, { arm: 'b' }], { endsAt: after(0) }, 'test-end'],
  ['that would outlive its events', [{}, { arm: 'b' }], { endsAt: after(61) }, 'test-end'],
])('starts no test %s', async (_, audiences, more, reason) => {
  const code = await createPage();
  for (const audience of audiences) await publish(code, 'text', audience);
  const { id } = await plan(code, more);
  expect(readProblem(await post(`page-tests/${id}/start`, {}, 1))).toEqual([409, reason]);
});

it('tests one language of a page without a B in the other', async () => {
  const code = await createTestedPage();
  await publish(code, 'A', { language: 'en-US' });
  const { id } = await plan(code, { language: 'zh-CN' });
  expect((await post(`page-tests/${id}/start`, {}, 1)).status).toBe(200);
});

it('runs one test of a page and language at a time', async () => {
  const code = await createTestedPage();
  const start = async (language: string | null) => {
    const { id } = await plan(code, { language });
    return readProblem(await post(`page-tests/${id}/start`, {}, 1));
  };
  expect(await start('zh-CN')).toEqual([200, undefined]);
  expect(await start('zh-CN')).toEqual([409, 'test-running']);
  expect(await start(null)).toEqual([409, 'test-running']);
});

it('changes the plan of a test only until it starts, and deletes it only until then', async () => {
  const code = await createTestedPage();
  const { id } = await plan(code);
  const change = (version: number, more: object) =>
    harness.ask('PUT', `page-tests/${id}`, { session, version, body: { ...INPUT, ...more } });
  expect((await change(1, { shareOfB: 20 })).body.shareOfB).toBe(20);
  await post(`page-tests/${id}/start`, {}, 2);
  expect(readProblem(await change(3, { shareOfB: 50 }))).toEqual([409, 'test-plan-fixed']);
  const remove = await harness.ask('DELETE', `page-tests/${id}`, { session, version: 3 });
  expect(readProblem(remove)).toEqual([409, 'test-state']);
  const planned = await plan(code);
  const removed = await harness.ask('DELETE', `page-tests/${planned.id}`, { session, version: 1 });
  expect(removed.status).toBe(200);
});

it.each([
  ['start', {}],
  ['end', { choice: 'keep-a' }],
])('readProblems to %s a test from an older version', async (action, body) => {
  const code = await createTestedPage();
  const { id } = await plan(code);
  if (action === 'end') await post(`page-tests/${id}/start`, {}, 1);
  expect((await post(`page-tests/${id}/${action}`, body, 7)).status).toBe(412);
});

it('counts a test when asked to, but only while it runs', async () => {
  const code = await createTestedPage();
  const { id } = await plan(code);
  expect(readProblem(await post(`page-tests/${id}/count`))).toEqual([409, 'test-state']);
  await post(`page-tests/${id}/start`, {}, 1);
  expect(await get(`page-tests/${id}`)).toMatchObject({ counts: { countedAt: null } });
  harness.clock.now = Date.parse(after(1 / 96));
  const counted = await post(`page-tests/${id}/count`);
  expect(counted.body).toMatchObject({ version: 2, counts: { countedAt: after(1 / 96) } });
});

it('readProblems to withdraw B while a test shows it', async () => {
  const code = await createTestedPage();
  const { id } = await plan(code);
  await post(`page-tests/${id}/start`, {}, 1);
  const [b] = (await get(`pages/${code}/revisions`)).items;
  const answer = await post(`page-revisions/${b.id}/withdraw`);
  expect(readProblem(answer)).toEqual([409, 'revision-tested']);
});

it('is for those who publish', async () => {
  const code = await createTestedPage();
  const editor = (await harness.createOperator('content-editor')).session;
  const planned = await harness.ask('POST', `pages/${code}/tests`, {
    session: editor,
    body: INPUT,
  });
  expect(planned.status).toBe(403);
  const merchant = await harness.createMerchant('602');
  const staff = (await harness.createOperator('merchant', merchant)).session;
  expect((await harness.ask('GET', `pages/${code}/tests`, { session: staff })).status).toBe(403);
});
