import { currentPageVersion } from '@vitrine/modules/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArchiveShop } from '../../../test/admin/archive-shop.ts';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { readArchive } from './read-archive.ts';

type Shop = Awaited<ReturnType<typeof openArchiveShop>>;

let first: Shop;
let second: Shop;
let block: { code: string; drafts: { id: string }[] };
beforeAll(async () => {
  [first, second] = [await openArchiveShop(), await openArchiveShop()];
  const { session } = await first.createOperator('content');
  const { key } = (await first.send('POST', 'media', { file: await drawImage() })).body;
  const image = { id: 'x', code: 'singleImage', fields: { image: { key, alt: '礼盒' } } };
  const body = { name: '礼盒', language: 'zh-CN', entries: [image] };
  block = (await first.send('POST', 'page-blocks', { body, session })).body;
  await first.createDraft('gifts', [linked('l'), text('a', '送礼')]);
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
const linked = (id: string) => ({ id, code: 'linkedBlock', fields: { block: block.code } });
const findCodes = (entries: readonly { id: string; code: string }[]) =>
  entries.map(({ id, code }) => `${id}: ${code}`);

it('a page takes its linked blocks along, with their pictures, and stays linked', async () => {
  const archive = await first.download('pages/gifts/export');
  const { page, files } = readArchive(archive, currentPageVersion());
  expect(page.blocks).toMatchObject([{ code: block.code, name: '礼盒', drafts: [{}] }]);
  expect(files.size).toBe(1);

  const { body: report } = await second.upload(archive);
  expect(report).toMatchObject({
    blocks: [{ name: '礼盒', languages: ['zh-CN'], isNew: true }],
    problems: [],
  });
  const { answer } = await second.apply(report.id, { code: 'gifts', name: '礼' });
  const draft = await second.read(`page-drafts/${answer.body.drafts[0].id}`);
  expect(findCodes(draft.entries)).toEqual(['l: linkedBlock', 'a: text']);
  const content = await second.read(`page-blocks/${block.code}/content?language=zh-CN`);
  const [{ key }] = (await second.read('media')).items;
  expect(content).toMatchObject({
    isPublished: false,
    entries: [{ code: 'singleImage', fields: { image: { key } } }],
  });
  const { problems } = await second.read(`page-drafts/${draft.id}/check`);
  expect(problems.map(({ code }: { code: string }) => code)).toContain('block-unpublished');
});

it('a block that the other shop has keeps its own modules', async () => {
  const archive = await first.download('pages/gifts/export');
  const { drafts } = await second.read(`page-blocks/${block.code}`);
  const own = { title: '礼盒', entries: [text('own', '本店的')] };
  await second.send('PUT', `page-drafts/${drafts[0].id}`, { body: own, version: 1 });
  const { body: report } = await second.upload(archive);
  expect(report.blocks).toMatchObject([{ isNew: false }]);
  await second.apply(report.id, { code: 'gifts-2', name: '礼' });
  const content = await second.read(`page-blocks/${block.code}/content?language=zh-CN`);
  expect(content.entries).toMatchObject(own.entries);
});

it('a page can take the modules of its blocks as its own', async () => {
  const archive = await first.download('pages/gifts/export?blocks=expanded');
  const { page, files } = readArchive(archive, currentPageVersion());
  expect([page.blocks, files.size]).toEqual([[], 1]);
  expect(findCodes(page.drafts[0]?.entries ?? [])).toEqual(['l__x: singleImage', 'a: text']);
});
