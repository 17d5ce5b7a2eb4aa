import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { chooseRevision } from '../contents/choose-revision.ts';
import { findEntries, findRevisions } from '../contents/queries.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const STEP_MS = 600_000;
const after = (n: number) => new Date(NOW + n * STEP_MS).toISOString();
const text = (content: unknown) => [{ id: 'a', code: 'text', fields: { content } }];

let harness: OperatorHarness;
let session: string;
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
const listRevisions = async (code: string) =>
  (await harness.ask('GET', `pages/${code}/revisions`, { session })).body.items;

/** What a shopper reads on a page at a time. */
async function readPage(code: string, at: string) {
  const page = { space: 'storefront', environment: 'production', codes: [code] };
  const candidates = await findRevisions(harness.db, { ...page, contentType: undefined });
  const shopper = {
    ...{ language: 'zh-CN' as const, country: 'CN', gender: undefined, benefits: [] },
    ...{ platform: undefined, visitor: undefined, arm: undefined },
  };
  const chosen = chooseRevision(candidates, shopper, Date.parse(at));
  if (!chosen) return undefined;
  const [row] = await findEntries(harness.db, [chosen.id]);
  return row?.entries[0]?.fields.content;
}

async function createDraft(code: string): Promise<string> {
  await post('pages', { code, name: code });
  return (await post(`pages/${code}/drafts`, { language: 'zh-CN' })).body.id;
}

/** Saves a text as the next version of a draft and publishes it. */
async function publish(id: string, content: unknown, version: number, window: object = {}) {
  const body = { title: '春', entries: text(content) };
  await harness.ask('PUT', `page-drafts/${id}`, { session, body, version });
  return post(`page-drafts/${id}/publish`, { note: '上线', ...window }, version + 1);
}

it('publishes a draft now, with its author and an audit record', async () => {
  const id = await createDraft('now');
  const { status, body } = await publish(id, '一', 1);
  expect([status, body.state, body.isShown, body.note]).toEqual([200, 'open', true, '上线']);
  expect(body).toMatchObject({ author: expect.stringMatching(/^content/), publishedAt: after(0) });
  expect(await readPage('now', after(0))).toBe('一');
  const page = await harness.ask('GET', 'pages/now', { session });
  expect(page.body).toMatchObject({ state: 'live', languages: ['zh-CN'] });
  const records = await harness.db
    .selectFrom('audit_records')
    .selectAll()
    .where('target_type', '=', 'page-revision')
    .where('target_id', '=', body.id)
    .execute();
  expect(records).toHaveLength(1);
});

it('publishes samples of a template only when they are accepted', async () => {
  const { body: page } = await post('page-templates/new-arrivals/pages', {
    code: 'samples',
    name: 'samples',
  });
  const [draft] = page.drafts;
  const { body: whole } = await harness.ask('GET', `page-drafts/${draft.id}`, { session });
  const entries = whole.entries.filter(({ code }: { code: string }) => code === 'text');
  const save = { title: '春', entries };
  await harness.ask('PUT', `page-drafts/${draft.id}`, { session, body: save, version: 1 });
  const refused = await post(`page-drafts/${draft.id}/publish`, {}, 2);
  expect(refused.body.error).toMatchObject({ code: 'conflict', reason: 'placeholders-left' });
  const accepted = await post(`page-drafts/${draft.id}/publish`, { acceptsPlaceholders: true }, 2);
  expect(accepted.status).toBe(200);
});

it('shows a campaign in its window and what was before afterwards', async () => {
  const id = await createDraft('campaign');
  await publish(id, '平日', 1);
  const campaign = await publish(id, '大促', 2, { startsAt: after(2), endsAt: after(4) });
  expect(campaign.body).toMatchObject({ state: 'upcoming', isShown: false });
  harness.clock.now = NOW + STEP_MS;
  await publish(id, '新平日', 3);
  const shown = [1, 2, 3, 4].map((n) => readPage('campaign', after(n)));
  expect(await Promise.all(shown)).toEqual(['新平日', '大促', '大促', '新平日']);
});

it('withdraws a revision, after which the one before returns', async () => {
  const id = await createDraft('withdrawn');
  await publish(id, '一', 1);
  const second = (await publish(id, '二', 2)).body.id;
  const { body } = await post(`page-revisions/${second}/withdraw`);
  expect(body).toMatchObject({ state: 'withdrawn', isShown: false, withdrawnAt: after(0) });
  expect(await readPage('withdrawn', after(0))).toBe('一');
  const again = await post(`page-revisions/${second}/withdraw`);
  expect([again.status, again.body.error.reason]).toEqual([409, 'revision-over']);
});

it('publishes a revision again', async () => {
  const id = await createDraft('again');
  const first = (await publish(id, '一', 1)).body.id;
  await publish(id, '二', 2);
  harness.clock.now = NOW + STEP_MS;
  await post(`page-revisions/${first}/publish`, { endsAt: after(3) });
  expect(await readPage('again', after(1))).toBe('一');
  expect(await readPage('again', after(3))).toBe('二');
  const revisions: { isShown: boolean }[] = await listRevisions('again');
  expect(revisions.map(({ isShown }) => isShown)).toEqual([true, false, false]);
});

it.each([
  ['a draft that was saved meanwhile', '一', 1, {}, 412, 'draft-saved-meanwhile'],
  ['a draft with an error', 7, 2, {}, 409, 'draft-not-publishable'],
  ['a window that is over', '一', 2, { endsAt: after(-1) }, 409, 'window-over'],
])('does not publish %s', async (_, content, version, window, status, reason) => {
  const code = `refused-${reason}`;
  const id = await createDraft(code);
  const body = { title: '春', entries: text(content) };
  await harness.ask('PUT', `page-drafts/${id}`, { session, body, version: 1 });
  const answer = await post(`page-drafts/${id}/publish`, window, version);
  expect([answer.status, answer.body.error.reason]).toEqual([status, reason]);
  expect(await listRevisions(code)).toEqual([]);
});

it('publishes nothing of an archived page', async () => {
  const id = await createDraft('in-archive');
  await post('pages/in-archive/archive');
  const answer = await post(`page-drafts/${id}/publish`, {}, 1);
  expect([answer.status, answer.body.error.reason]).toEqual([409, 'page-archived']);
});

it('tells every process of what is published and withdrawn', async () => {
  const heard = vi.fn();
  const stop = await harness.database.listen('content', heard);
  const id = await createDraft('heard');
  const { body } = await publish(id, '一', 1);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await post(`page-revisions/${body.id}/withdraw`);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  await stop();
});
