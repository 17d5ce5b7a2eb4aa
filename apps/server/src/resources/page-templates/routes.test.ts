import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const NAME = { 'zh-CN': '春季', 'en-US': 'Spring' };

let harness: OperatorHarness;
let session: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  session = (await harness.createOperator('content-editor')).session;
});
afterAll(() => harness.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body = {}, version?: number) =>
  harness.ask(method, path, { session, body, ...(version !== undefined && { version }) });
const read = async (path: string) => (await harness.ask('GET', path, { session })).body;
const list = async () => (await read('page-templates')).items;

async function createPage(code: string, entries: object[]) {
  await send('POST', 'pages', { code, name: code });
  const { body } = await send('POST', `pages/${code}/drafts`, { language: 'zh-CN' });
  await send('PUT', `page-drafts/${body.id}`, { title: '春', entries }, 1);
  return body.id as string;
}

const text = (content: string) => ({ id: 'a', code: 'text', fields: { content } });

describe('a template that comes with the shop', () => {
  it('makes a page with a draft for each language', async () => {
    const page = { code: 'autumn', name: '秋' };
    const { status, body } = await send('POST', 'page-templates/new-arrivals/pages', page);
    expect([status, body.draftCount, body.state]).toEqual([200, 2, 'draft']);
    const drafts = await Promise.all(
      body.drafts.map(({ id }: { id: string }) => read(`page-drafts/${id}`)),
    );
    const codes = drafts.map(({ entries }) => entries.map(({ code }: { code: string }) => code));
    expect(codes[0]).toEqual(codes[1]);
    const { problems } = await read(`page-drafts/${drafts[0].id}/check`);
    const found = new Set(problems.map(({ code }: { code: string }) => code));
    expect([...found]).toEqual(
      expect.arrayContaining(['field-invalid', 'picture-placeholder', 'text-placeholder']),
    );
  });

  it('cannot be changed or deleted', async () => {
    for (const answer of [
      await send('PUT', 'page-templates/member-day', { name: NAME }, 1),
      await send('DELETE', 'page-templates/member-day', {}, 1),
    ])
      expect([answer.status, answer.body.error.reason]).toEqual([409, 'template-built-in']);
  });

  it('is offered in both languages', async () => {
    const builtIn = (await list()).filter(({ isBuiltIn }: { isBuiltIn: boolean }) => isBuiltIn);
    expect(builtIn).toHaveLength(5);
    expect(builtIn[0]).toMatchObject({ id: 'new-arrivals', languages: ['zh-CN', 'en-US'] });
  });
});

describe('a saved page', () => {
  it('becomes a template with its first picture, and a page again', async () => {
    const { body: file } = await harness.ask('POST', 'media', { session, file: await drawImage() });
    const image = { id: 'b', code: 'singleImage', fields: { image: { key: file.key } } };
    const draftId = await createPage('spring', [text('<p>春</p>'), image]);
    await send('POST', 'pages/spring/drafts', { language: 'en-US' });
    const { body: template } = await send('POST', 'page-templates', { name: NAME, draftId });
    expect(template).toMatchObject({
      name: NAME,
      pictureKey: file.key,
      languages: ['zh-CN', 'en-US'],
      modules: ['text', 'singleImage'],
    });
    expect((await list())[0]).toEqual(template);
    const page = { code: 'summer', name: '夏' };
    const { body } = await send('POST', `page-templates/${template.id}/pages`, page);
    const original = await read(`page-drafts/${draftId}`);
    const copy = await read(`page-drafts/${body.drafts[0].id}`);
    expect([copy.title, copy.entries]).toEqual([original.title, original.entries]);
    const { uses } = await read(`media/${file.id}`);
    expect(uses).toContainEqual({ type: 'template', id: template.id, name: NAME['zh-CN'] });
  });

  it('is taken in one language when that is asked for, without a picture', async () => {
    const draftId = await createPage('one-language', [text('<p>春</p>')]);
    await send('POST', 'pages/one-language/drafts', { language: 'en-US' });
    const body = { name: NAME, draftId, hasOtherLanguage: false };
    const answer = await send('POST', 'page-templates', body);
    expect(answer.body).toMatchObject({ languages: ['zh-CN'], pictureKey: null });
  });

  it('is refused when there are too many templates', async () => {
    const draftId = await createPage('too-many', []);
    const row = {
      ...{ name: JSON.stringify(NAME), contents: '{}', shape_version: 1, saved_by: '林' },
      saved_at: new Date(harness.deps.now()),
    };
    const ids = await harness.db
      .insertInto('content_templates')
      .values(Array.from({ length: 200 }, () => row))
      .returning('id')
      .execute();
    const { body } = await send('POST', 'page-templates', { name: NAME, draftId });
    expect(body.error.reason).toBe('templates-full');
    const added = ids.map(({ id }) => id);
    await harness.db.deleteFrom('content_templates').where('id', 'in', added).execute();
  });
});

describe('a stored template', () => {
  it('is renamed and deleted from the version that was read', async () => {
    const draftId = await createPage('renamed', []);
    const { body } = await send('POST', 'page-templates', { name: NAME, draftId });
    const path = `page-templates/${body.id}`;
    const change = { name: { 'zh-CN': '新名' }, description: { 'zh-CN': '说明' } };
    const changed = await send('PUT', path, change, 1);
    expect(changed.body).toMatchObject({ name: { 'zh-CN': '新名', 'en-US': null }, version: 2 });
    expect((await send('PUT', path, change, 1)).status).toBe(412);
    expect((await send('DELETE', path, {}, 1)).status).toBe(412);
    expect((await send('DELETE', path, {}, 2)).status).toBe(200);
    expect((await send('DELETE', path, {}, 2)).status).toBe(404);
  });

  it('leaves records of what was done', async () => {
    const records = await harness.db
      .selectFrom('audit_records')
      .select('action')
      .where('target_type', '=', 'page-template')
      .execute();
    expect(new Set(records.map(({ action }) => action))).toEqual(
      new Set(['createPageTemplate', 'updatePageTemplate', 'deletePageTemplate']),
    );
  });
});

it('makes no page with a code that is taken, and none of an unknown template', async () => {
  await send('POST', 'pages', { code: 'taken', name: 'taken' });
  const page = { code: 'taken', name: '秋' };
  const taken = await send('POST', 'page-templates/gift-guide/pages', page);
  expect([taken.status, taken.body.error.reason]).toEqual([409, 'page-code-taken']);
  for (const id of ['987654', 'no-such', 'constructor'])
    expect((await send('POST', `page-templates/${id}/pages`, page)).status).toBe(404);
});
