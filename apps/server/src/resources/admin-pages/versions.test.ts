import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const MINUTE_MS = 60_000;
const entriesOf = (content: string) => [{ id: 'a', code: 'text', fields: { content } }];

let harness: OperatorHarness;
let editor: string;
let other: string;
let count = 0;
beforeAll(async () => {
  harness = await openOperatorHarness();
  editor = (await harness.createOperator('content')).session;
  other = (await harness.createOperator('marketing')).session;
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.clock.now = NOW;
});

const post = (path: string, body: object = {}, version?: number) =>
  harness.ask('POST', path, {
    session: editor,
    body,
    version,
  });
async function createDraft(): Promise<string> {
  const code = `versions-${++count}`;
  await post('pages', { code, name: code });
  return (await post(`pages/${code}/drafts`, { language: 'zh-CN' })).body.id;
}
async function save(id: string, version: number, more: object = {}, session = editor) {
  const body = { title: '春', entries: entriesOf(String(version)), ...more };
  const answer = await harness.ask('PUT', `page-drafts/${id}`, { session, body, version });
  expect(answer.status).toBe(200);
}
const listVersions = async (id: string): Promise<number[]> => {
  const { body } = await harness.ask('GET', `page-drafts/${id}/saves`, { session: editor });
  return body.items.map(({ version }: { version: number }) => version);
};
const autosave = { isAutomatic: true };

it('keeps autosaves of one editor within ten minutes as one version', async () => {
  const id = await createDraft();
  for (const version of [1, 2, 3]) {
    harness.clock.now += 3 * MINUTE_MS;
    await save(id, version, autosave);
  }
  expect(await listVersions(id)).toEqual([4, 1]);
  harness.clock.now = NOW + 13 * MINUTE_MS;
  await save(id, 4, autosave);
  expect(await listVersions(id)).toEqual([5, 4, 1]);
});

it('keeps what was saved by hand, by another editor, or published', async () => {
  const id = await createDraft();
  await save(id, 1, autosave);
  await save(id, 2, autosave, other);
  await save(id, 3, { note: '初稿' });
  await save(id, 4, autosave);
  await post(`page-drafts/${id}/publish`, {}, 5);
  await save(id, 5, autosave);
  expect(await listVersions(id)).toEqual([6, 5, 4, 3, 2, 1]);
});

it('names the version that was published, also in the list of versions', async () => {
  const id = await createDraft();
  await save(id, 1);
  const { body } = await post(`page-drafts/${id}/publish`, {}, 2);
  expect(body).toMatchObject({ draftId: id, draftVersion: 2 });
  const { items } = (await harness.ask('GET', `page-drafts/${id}/saves`, { session: editor })).body;
  const published = items.map(({ isPublished }: { isPublished: boolean }) => isPublished);
  expect(published).toEqual([true, false]);
});

it('publishes nothing when an older version is restored', async () => {
  const id = await createDraft();
  await save(id, 1);
  await post(`page-drafts/${id}/publish`, {}, 2);
  await save(id, 2);
  const restored = await post(`page-drafts/${id}/restore`, { saveVersion: 2 }, 3);
  expect(restored.body).toMatchObject({ version: 4, entries: entriesOf('1') });
  const { items } = (
    await harness.ask('GET', `pages/${restored.body.page}/revisions`, { session: editor })
  ).body;
  expect(items).toHaveLength(1);
});

it('makes no preview of a version that is not kept', async () => {
  const id = await createDraft();
  expect((await post(`page-drafts/${id}/preview-links`, { saveVersion: 9 })).status).toBe(404);
  expect((await post(`page-drafts/${id}/preview-links`, { saveVersion: 1 })).status).toBe(200);
});
