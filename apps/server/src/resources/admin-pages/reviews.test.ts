import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

let harness: OperatorHarness;
let editor: string;
let reviewer: string;
let count = 0;
beforeAll(async () => {
  harness = await openOperatorHarness({ environment: { PAGE_APPROVAL: 'on' } });
  editor = (await harness.createOperator('content-editor')).session;
  reviewer = (await harness.createOperator('content')).session;
});
afterAll(() => harness.close());

const post = (session: string, path: string, body: object = {}, version?: number) =>
  harness.ask('POST', path, { session, body, version });
const get = async (session: string, path: string) =>
  (await harness.ask('GET', path, { session })).body;
async function createDraft(): Promise<string> {
  const code = `review-${++count}`;
  await post(editor, 'pages', { code, name: code });
  return (await post(editor, `pages/${code}/drafts`, { language: 'zh-CN' })).body.id;
}
const request = (id: string, version = 1) =>
  post(editor, `page-drafts/${id}/review/request`, { note: '请看' }, version);
const decide = (session: string, id: string, decision: string, version = 1) =>
  post(session, `page-drafts/${id}/review/decide`, { decision, answer: '好' }, version);
const publish = (session: string, id: string, version: number) =>
  post(session, `page-drafts/${id}/publish`, {}, version);
const save = (session: string, id: string, version: number) =>
  harness.ask('PUT', `page-drafts/${id}`, { session, body: { title: '春', entries: [] }, version });

it('publishes what another person has approved, and nothing before', async () => {
  const id = await createDraft();
  const findGaps = async () =>
    (await get(editor, `page-drafts/${id}/check`)).problems.filter(
      ({ code }: { code: string }) => code === 'approval-needed',
    );
  expect(await findGaps()).toMatchObject([{ severity: 'error' }]);
  const early = await publish(reviewer, id, 1);
  expect([early.status, early.body.error.reason]).toEqual([409, 'approval-needed']);
  expect((await request(id)).body).toMatchObject({ state: 'requested', note: '请看', isOwn: true });
  const { body } = await decide(reviewer, id, 'approve');
  expect(body).toMatchObject({ state: 'approved', draftVersion: 1, answer: '好', isOwn: false });
  expect(await findGaps()).toEqual([]);
  expect((await publish(reviewer, id, 1)).status).toBe(200);
});

it('takes the approval back when the draft is changed', async () => {
  const id = await createDraft();
  await request(id);
  await decide(reviewer, id, 'approve');
  await save(editor, id, 1);
  expect((await get(editor, `page-drafts/${id}/review`)).state).toBe('outdated');
  expect((await publish(reviewer, id, 2)).status).toBe(409);
});

it('approves only the version that the reviewer has seen', async () => {
  const id = await createDraft();
  await request(id);
  await save(editor, id, 1);
  expect((await decide(reviewer, id, 'approve', 1)).status).toBe(412);
});

it('refuses an approval by who sent the draft or saved it last', async () => {
  const id = await createDraft();
  await save(reviewer, id, 1);
  await request(id, 2);
  const own = await decide(reviewer, id, 'approve', 2);
  expect([own.status, own.body.error.reason]).toEqual([403, 'review-own']);
  expect((await decide(editor, id, 'approve', 2)).status).toBe(403);
});

it('tells operators of the same name apart', async () => {
  const first = await harness.createOperator('content');
  const second = await harness.createOperator('content');
  await harness.db
    .updateTable('operators')
    .set({ name: '林' })
    .where('id', 'in', [first.id, second.id])
    .execute();
  const id = await createDraft();
  await save(first.session, id, 1);
  await request(id, 2);
  expect((await decide(first.session, id, 'approve', 2)).status).toBe(403);
  expect((await decide(second.session, id, 'approve', 2)).status).toBe(200);
});

it('asks for changes, after which the draft is sent again', async () => {
  const id = await createDraft();
  await request(id);
  const twice = await request(id);
  expect([twice.status, twice.body.error.reason]).toEqual([409, 'review-state']);
  await decide(reviewer, id, 'ask-for-changes');
  expect((await get(editor, 'dashboard')).waiting).toContainEqual(
    expect.objectContaining({ queue: 'page-reviews', step: 'changes-requested', count: 1 }),
  );
  expect((await request(id)).body.state).toBe('requested');
});

it('tells reviewers what waits for them, until it is taken back', async () => {
  const id = await createDraft();
  await request(id);
  const find = async () =>
    (await get(reviewer, 'page-reviews?state=requested')).items.find(
      ({ draftId }: { draftId: string }) => draftId === id,
    );
  expect(await find()).toMatchObject({ state: 'requested', language: 'zh-CN', isOwn: false });
  const { waiting } = await get(reviewer, 'dashboard');
  expect(waiting).toContainEqual(
    expect.objectContaining({ queue: 'page-reviews', step: 'requested' }),
  );
  await post(editor, `page-drafts/${id}/review/cancel`);
  expect(await find()).toBeUndefined();
  expect((await get(editor, `page-drafts/${id}/review`)).state).toBe('none');
});

it('decides once when two reviewers decide at the same time', async () => {
  const id = await createDraft();
  await request(id);
  const other = (await harness.createOperator('marketing')).session;
  const both = await Promise.all([decide(reviewer, id, 'approve'), decide(other, id, 'approve')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('keeps comments on a module and on the page, open until they are resolved', async () => {
  const id = await createDraft();
  const comments = `page-drafts/${id}/comments`;
  const first = (await post(editor, comments, { content: '整体偏暗' })).body;
  await post(reviewer, comments, { content: '换图', entryId: 'a' });
  const done = await post(reviewer, `page-comments/${first.id}/resolve`);
  expect(done.body).toMatchObject({ resolvedBy: expect.stringMatching(/^content/) });
  expect((await get(editor, `${comments}?state=open`)).items).toMatchObject([{ entryId: 'a' }]);
  await post(editor, `page-comments/${first.id}/reopen`);
  const { items } = await get(editor, `${comments}?size=1`);
  expect(items).toMatchObject([{ content: '换图', resolvedAt: null }]);
  expect((await get(editor, `${comments}?state=open`)).items).toHaveLength(2);
});
