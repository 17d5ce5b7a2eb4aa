import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBlockShop } from '../../../test/admin/block-shop.ts';

const HOUR_MS = 3_600_000;
const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
const linked = (id: string, block: string) => ({ id, code: 'linkedBlock', fields: { block } });

let shop: Awaited<ReturnType<typeof openBlockShop>>;
let start: number;
beforeAll(async () => {
  shop = await openBlockShop();
  start = shop.clock.now;
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = start;
});

describe('a block', () => {
  it('is saved from modules of a page, with their translation, and published', async () => {
    const draftId = await shop.createDraft('origin', [text('a', '一'), text('b', '二')]);
    await shop.createDraft('origin', [text('b', 'two'), text('c', 'three')], 'en-US');
    const block = await shop.createBlock('服务承诺', [text('b', '二')], { draftId });
    expect(block).toMatchObject({
      ...{ name: '服务承诺', languages: ['zh-CN', 'en-US'], modules: ['text'], pages: 0 },
      drafts: [
        { language: 'zh-CN', isBlock: true },
        { language: 'en-US', isBlock: true },
      ],
    });
    const english = await shop.read(`page-blocks/${block.code}/content?language=en-US`);
    expect(english).toMatchObject({ isPublished: true, hasChanges: false });
    expect(english.entries).toMatchObject([text('b', 'two')]);
    expect((await shop.read('pages?search=b-')).items).toEqual([]);
  });

  it('is saved in one language when the translation has other modules', async () => {
    const draftId = await shop.createDraft('other', [text('a', '一')]);
    await shop.createDraft('other', [text('x', 'one')], 'en-US');
    const block = await shop.createBlock('单语', [text('a', '一')], { draftId });
    expect(block.languages).toEqual(['zh-CN']);
    const draft = await shop.post(`page-blocks/${block.code}/drafts`, { language: 'en-US' });
    expect(draft).toMatchObject({ language: 'en-US', isBlock: true, entries: [text('a', '一')] });
  });

  it('waits to be published when its editor may not publish', async () => {
    const { session } = await shop.createOperator('content-editor');
    const body = { name: '待发布', language: 'zh-CN', entries: [text('a', '一')] };
    const { code } = (await shop.send('POST', 'page-blocks', { body, session })).body;
    expect(await shop.read(`page-blocks/${code}/content?language=zh-CN`)).toMatchObject({
      ...{ isPublished: false, hasChanges: true, entries: [text('a', '一')] },
    });
    const id = await shop.createDraft('waits', [linked('l', code)]);
    expect(await shop.check(id)).toMatchObject([{ code: 'block-unpublished', entryId: 'l' }]);
  });

  it('holds no linked block, and no more than forty modules', async () => {
    const inner = await shop.createBlock('里层', [text('a', '一')]);
    const entries = [linked('l', inner.code)];
    const nested = await shop.send('POST', 'page-blocks', {
      body: { name: '外层', language: 'zh-CN', entries },
    });
    expect([nested.status, nested.body.error.reason]).toEqual([409, 'block-nested']);
    const [draft] = inner.drafts;
    const save = (all: object[]) =>
      shop.send('PUT', `page-drafts/${draft.id}`, { body: { entries: all }, version: 1 });
    expect((await save(entries)).body.error.reason).toBe('block-nested');
    const many = Array.from({ length: 41 }, (_, index) => text(`m${index}`, '一'));
    expect((await save(many)).body.error.reason).toBe('block-too-long');
  });

  it('is found by its name, newest first, and renamed from the version that was read', async () => {
    const one = await shop.createBlock('尺码说明', [text('a', '一')]);
    shop.clock.now += 1_000;
    const two = await shop.createBlock('尺码换算', [text('a', '一')]);
    const codes = async (search: string) =>
      (await shop.read(`page-blocks?search=${encodeURIComponent(search)}`)).items.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes('尺码')).toEqual([two.code, one.code]);
    expect(await codes('换算')).toEqual([two.code]);
    const path = `page-blocks/${one.code}`;
    const renamed = await shop.send('PUT', path, { body: { name: '尺码' }, version: 1 });
    expect(renamed.body).toMatchObject({ name: '尺码', version: 2 });
    expect((await shop.send('PUT', path, { body: { name: '旧' }, version: 1 })).status).toBe(412);
  });
});

describe('the places that use a block', () => {
  it('are its drafts, what is shown, and what will be', async () => {
    const { code } = await shop.createBlock('礼遇', [text('a', '一')]);
    const id = await shop.createDraft('uses', [linked('l', code)]);
    await shop.publish(id, 2);
    await shop.publish(id, 2, { startsAt: new Date(start + HOUR_MS).toISOString() });
    const { uses, pages } = await shop.read(`page-blocks/${code}`);
    expect(pages).toBe(1);
    expect(uses.map(({ type }: { type: string }) => type)).toEqual(['upcoming', 'live', 'draft']);
    expect(uses[2]).toMatchObject({ page: 'uses', language: 'zh-CN', draftId: id });
  });

  it('are told from what something newer has replaced for good', async () => {
    const { code } = await shop.createBlock('旧礼遇', [text('a', '一')]);
    const id = await shop.createDraft('replaced', [linked('l', code)]);
    await shop.publish(id, 2);
    await shop.save(id, [text('a', '新')], 2);
    shop.clock.now += 1_000;
    const newer = await shop.publish(id, 3, { endsAt: new Date(start + HOUR_MS).toISOString() });
    const types = async () =>
      (await shop.read(`page-blocks/${code}`)).uses.map(({ type }: { type: string }) => type);
    expect(await types()).toEqual(['later']);
    expect((await shop.remove(code)).body.error).toMatchObject({
      reason: 'block-in-use',
      message: expect.stringContaining('replaced'),
    });
    shop.clock.now += 1_000;
    await shop.publish(id, 3);
    expect(newer.state).toBe('open');
    expect(await types()).toEqual([]);
    expect((await shop.remove(code)).status).toBe(200);
  });

  it('include templates', async () => {
    const { code } = await shop.createBlock('模板里的', [text('a', '一')]);
    const draftId = await shop.createDraft('template', [linked('l', code)]);
    await shop.post('page-templates', { name: { 'zh-CN': '模板' }, draftId });
    await shop.save(draftId, [], 2);
    const { uses, pages } = await shop.read(`page-blocks/${code}`);
    expect([pages, uses]).toMatchObject([0, [{ type: 'template', name: '模板' }]]);
    expect((await shop.remove(code)).status).toBe(409);
  });
});

describe('a block that was deleted', () => {
  it('is in no list, but former versions of pages still show it and are warned', async () => {
    const { code } = await shop.createBlock('将删除', [text('a', '一')]);
    const id = await shop.createDraft('former', [linked('l', code)]);
    await shop.save(id, [text('b', '二')], 2);
    expect((await shop.remove(code)).status).toBe(200);
    expect((await shop.send('GET', `page-blocks/${code}`)).status).toBe(404);
    await shop.send('POST', `page-drafts/${id}/restore`, { body: { saveVersion: 2 }, version: 3 });
    const content = await shop.read(`page-blocks/${code}/content?language=zh-CN`);
    expect(content).toMatchObject({ isDeleted: true, entries: [text('a', '一')] });
    expect(await shop.check(id)).toMatchObject([{ code: 'block-deleted', entryId: 'l' }]);
  });
});

describe('the version that pages show', () => {
  it('changes when a draft of the block is published, with a version and an author', async () => {
    const { code, drafts } = await shop.createBlock('营业时间', [text('a', '九点')]);
    const [{ id }] = drafts;
    const read = () => shop.read(`page-blocks/${code}/content?language=zh-CN`);
    await shop.save(id, [text('a', '十点')], 1);
    expect(await read()).toMatchObject({ hasChanges: true, entries: [text('a', '九点')] });
    const stale = await shop.send('POST', `page-drafts/${id}/publish`, { body: {}, version: 1 });
    expect(stale.status).toBe(412);
    await shop.publish(id, 2);
    expect(await read()).toMatchObject({ hasChanges: false, entries: [text('a', '十点')] });
    const { items } = await shop.read(`page-blocks/${code}/revisions`);
    expect(items).toMatchObject([
      { draftVersion: 2, isShown: true, author: expect.stringMatching(/^content/) },
      { draftVersion: 1, isShown: false },
    ]);
    const back = await shop.post(`page-revisions/${items[1].id}/publish`);
    expect(back.isShown).toBe(true);
    expect((await read()).entries).toMatchObject([text('a', '九点')]);
  });

  it('cannot be withdrawn while pages need it', async () => {
    const { code } = await shop.createBlock('需要的', [text('a', '一')]);
    await shop.createDraft('needs', [linked('l', code)]);
    const { items } = await shop.read(`page-blocks/${code}/revisions`);
    const answer = await shop.send('POST', `page-revisions/${items[0].id}/withdraw`, { body: {} });
    expect([answer.status, answer.body.error.reason]).toEqual([409, 'block-needed']);
  });
});

it('is checked with the page that uses it, and each finding names the block', async () => {
  const dead = {
    id: 'x',
    code: 'ctaButton',
    fields: { text: '去', commonLink: { web: '/nowhere' } },
  };
  const { code } = await shop.createBlock('按钮', [dead]);
  const id = await shop.createDraft('checked', [linked('l', code), linked('m', 'b-unknown')]);
  expect(await shop.check(id)).toMatchObject([
    { code: 'block-unknown', entryId: 'm' },
    {
      ...{ code: 'link-unknown', entryId: 'l', field: '' },
      message: { 'en-US': expect.stringMatching(/^Block 按钮: /) },
    },
  ]);
});
