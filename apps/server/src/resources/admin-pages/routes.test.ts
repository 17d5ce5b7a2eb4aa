import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const text = (id: string, content: unknown) => ({ id, code: 'text', fields: { content } });

let harness: OperatorHarness;
let editor: string;
let other: { session: string; id: string };
beforeAll(async () => {
  harness = await openOperatorHarness();
  editor = (await harness.createOperator('content')).session;
  other = await harness.createOperator('marketing');
});
afterAll(() => harness.close());

const post = (path: string, body: object = {}, version?: number) =>
  harness.ask('POST', path, {
    session: editor,
    body,
    version,
  });
const read = async (path: string) => (await harness.ask('GET', path, { session: editor })).body;
const save = (id: string, entries: object[], version: number, session = editor) =>
  harness.ask('PUT', `page-drafts/${id}`, { session, body: { title: '春', entries }, version });

async function createDraft(code: string): Promise<string> {
  await post('pages', { code, name: `活动 ${code}` });
  return (await post(`pages/${code}/drafts`, { language: 'zh-CN' })).body.id;
}

it('keeps both editors from losing work', async () => {
  const id = await createDraft('two-editors');
  expect((await save(id, [text('a', '一')], 1, other.session)).status).toBe(200);
  const late = await save(id, [text('b', '二')], 1);
  expect([late.status, late.body.error.reason]).toEqual([412, 'draft-saved-meanwhile']);
  expect(late.body.error.message).toMatch(/^marketing \d+ saved version 2 at 2026-11-25 10:00/);
  expect((await read(`page-drafts/${id}`)).entries).toMatchObject([text('a', '一')]);
});

it('saves one of two drafts that are saved at the same time', async () => {
  const id = await createDraft('same-time');
  const answers = await Promise.all([save(id, [], 1), save(id, [], 1, other.session)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

it('keeps fields that do not fit and lists them', async () => {
  const id = await createDraft('unfinished');
  const entries = [text('a', 7), { id: 'b', code: 'hologram', fields: {} }, text('c', '三')];
  const { body } = await save(id, entries, 1);
  expect(body.problems).toMatchObject([
    { entryId: 'a', field: 'content', severity: 'error' },
    { entryId: 'b', field: '', severity: 'error' },
  ]);
  expect((await read(`page-drafts/${id}`)).entries[0]).toEqual(text('a', 7));
});

it('stores no script, even in modules that do not fit', async () => {
  const id = await createDraft('script');
  const script = '<p>好<script>alert(1)</script><img src=x onerror=alert(1)></p>';
  const odd = { id: 'b', code: 'hologram', fields: { deep: [{ html: script }] } };
  const { body } = await save(id, [text('a', script), odd], 1);
  expect(JSON.stringify(body.entries)).not.toMatch(/script|onerror/);
  expect(JSON.stringify(body.entries)).toContain('好');
});

it('restores an older save as the newest one', async () => {
  const id = await createDraft('restored');
  await save(id, [text('a', '一')], 1);
  await save(id, [text('a', '二')], 2);
  const { body } = await post(`page-drafts/${id}/restore`, { saveVersion: 2 }, 3);
  expect(body).toMatchObject({ version: 4, entries: [text('a', '一')] });
  const { items } = await read(`page-drafts/${id}/saves?size=2`);
  expect(items.map(({ version }: { version: number }) => version)).toEqual([4, 3]);
});

it('has one draft for a language and audience', async () => {
  await createDraft('one-draft');
  const again = await post('pages/one-draft/drafts', { language: 'zh-CN' });
  expect([again.status, again.body.error.reason]).toEqual([409, 'draft-exists']);
  const women = await post('pages/one-draft/drafts', { language: 'zh-CN', gender: 'women' });
  expect(women.status).toBe(200);
});

it('copies the drafts of a page', async () => {
  const id = await createDraft('original');
  await save(id, [text('a', '一')], 1);
  const { body } = await post('pages/original/copy', { code: 'copied', name: '复制' });
  expect(body).toMatchObject({ code: 'copied', state: 'draft', draftCount: 1 });
  const draft = await read(`page-drafts/${body.drafts[0].id}`);
  expect(draft.entries).toMatchObject([text('a', '一')]);
  expect((await post('pages', { code: 'copied', name: '又一个' })).status).toBe(409);
});

it('lists archived pages only when asked for them', async () => {
  await createDraft('archived-one');
  await post('pages/archived-one/archive');
  const codes = async (query: string) =>
    (await read(`pages?search=archived-one${query}`)).items.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes('')).toEqual([]);
  expect(await codes('&state=archived')).toEqual(['archived-one']);
  expect((await post('pages/archived-one/drafts', { language: 'en-US' })).status).toBe(409);
});

it('tells home pages from content pages', async () => {
  await createDraft('home-women');
  expect((await read('pages?kind=home')).items).toMatchObject([{ code: 'home-women' }]);
});
