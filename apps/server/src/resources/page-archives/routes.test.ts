import { currentPageVersion } from '@vitrine/modules/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchiveShop } from '../../../test/admin/archive-shop.ts';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { drawVideo } from '../../../test/admin/draw-video.ts';
import { readArchive } from './read-archive.ts';

type Shop = Awaited<ReturnType<typeof openArchiveShop>>;

let first: Shop;
let second: Shop;
beforeAll(async () => {
  [first, second] = [await openArchiveShop(), await openArchiveShop()];
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const image = (id: string, key: string) => ({
  id,
  code: 'singleImage',
  fields: { image: { key, alt: '风衣' }, title: '风衣' },
});
const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });

describe('a page that goes from one shop to another', () => {
  let archive: Buffer;
  let key: string;
  let video: string;

  it('leaves as one file with its drafts, pictures and videos', async () => {
    key = (await first.send('POST', 'media', { file: await drawImage() })).body.key;
    video = (await first.send('POST', 'media', { file: drawVideo() })).body.key;
    const { id } = (await first.read(`media?keys=${key}`)).items[0];
    const words = { name: '主视觉', alt: { 'zh-CN': '驼色风衣', 'en-US': 'A trench' } };
    const body = { ...words, focalPoint: { x: 200, y: 300 } };
    await first.send('PUT', `media/${id}`, { body, version: 1 });
    const film = { source: `/content/films/${video}.mp4`, poster: { key } };
    const entries = [
      image('a', key),
      { id: 'b', code: 'video', fields: { video: film } },
      text('c', 'unfinished'),
      { id: 'd', code: 'slideProducts', fields: { setId: '504' } },
      { id: 'e', code: 'hologram', fields: { deep: [1] } },
    ];
    await first.createDraft('spring', entries);
    await first.createDraft('spring', [text('a', 'Spring')], 'en-US');
    archive = await first.download('pages/spring/export');
    const { page, files } = readArchive(archive, currentPageVersion());
    expect(page).toMatchObject({ code: 'spring', name: '春季活动' });
    expect(page.drafts.map(({ language }) => language)).toEqual(['zh-CN', 'en-US']);
    expect(files.size).toBe(2);
  });

  it('leaves with the drafts that are chosen', async () => {
    const { drafts } = await first.read('pages/spring');
    const chosen = await first.download(`pages/spring/export?drafts=${drafts[1].id}`);
    const { page, files } = readArchive(chosen, currentPageVersion());
    expect([page.drafts.length, files.size]).toEqual([1, 0]);
    expect((await first.send('GET', 'pages/spring/export?drafts=987654')).status).toBe(404);
  });

  it('is told apart before anything is changed', async () => {
    const { status, body } = await second.upload(archive);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 'spring',
      existing: null,
      missing: [],
      drafts: [
        { language: 'zh-CN', modules: 5, isNew: true },
        { language: 'en-US', modules: 1, isNew: true },
      ],
    });
    expect(body.files.map(({ kind, state }: Record<string, string>) => [kind, state])).toEqual([
      ['image', 'waiting'],
      ['video', 'waiting'],
    ]);
    expect(body.problems).toMatchObject([
      { draft: 0, entryId: 'e', severity: 'error' },
      { draft: 0, entryId: 'd', code: 'set-unknown', severity: 'warning' },
    ]);
    expect((await second.read('pages')).items).toEqual([]);
    expect((await second.read('media')).items).toEqual([]);
  });

  it('arrives as drafts with its pictures and videos, and is not published', async () => {
    const { id } = (await second.upload(archive)).body;
    const input = { code: 'spring-here', name: '春季' };
    const early = await second.send('POST', `page-imports/${id}/apply`, { body: input });
    expect(early.body.error.reason).toBe('import-files-waiting');
    const { stored, answer } = await second.apply(id, input);
    expect(stored).toMatchObject([{ state: 'stored' }, { state: 'stored' }]);
    expect(answer.body).toMatchObject({ code: 'spring-here', state: 'draft', draftCount: 2 });

    const [newImage] = (await second.read('media?kind=image')).items;
    expect(newImage).toMatchObject({
      name: '主视觉',
      alt: { 'zh-CN': '驼色风衣', 'en-US': 'A trench' },
      focalPoint: { x: 200, y: 300 },
    });
    const [newVideo] = (await second.read('media?kind=video')).items;
    expect(newVideo.key).toBe(video);
    const before = await first.read(
      `page-drafts/${(await first.read('pages/spring')).drafts[0].id}`,
    );
    const after = await second.read(`page-drafts/${answer.body.drafts[0].id}`);
    const expected = JSON.parse(JSON.stringify(before.entries).replaceAll(key, newImage.key));
    expect(after).toMatchObject({ title: '春', note: 'Imported from a.jpg' });
    expect(after.entries).toEqual(expected);
    const { uses } = await second.read(`media/${newImage.id}`);
    expect(uses.map(({ type }: { type: string }) => type)).toContain('draft');
  });

  it('brings no picture a second time', async () => {
    const { id, files } = (await second.upload(archive)).body;
    expect(files.map(({ state }: { state: string }) => state)).toEqual(['known', 'known']);
    const { answer } = await second.apply(id, { code: 'spring-again', name: '春季' });
    expect(answer.status).toBe(200);
    expect((await second.read('media')).items).toHaveLength(2);
  });

  it('comes back into its own shop as new versions of its drafts', async () => {
    const { body: report } = await first.upload(archive);
    expect(report).toMatchObject({
      existing: 'draft',
      drafts: [{ isNew: false }, { isNew: false }],
    });
    const input = { code: 'spring', name: '春' };
    const taken = await first.apply(report.id, input);
    expect(taken.answer.body.error.reason).toBe('page-code-taken');
    const { answer } = await first.apply(report.id, { ...input, replacesDrafts: true });
    expect(answer.body).toMatchObject({ name: '春季活动', draftCount: 2 });
    expect(answer.body.drafts[0].version).toBe(3);
    const again = await first.apply(report.id, { code: 'other', name: '春' });
    expect(again.answer.body.error.reason).toBe('import-applied');
  });
});

it('exports no page without drafts', async () => {
  await first.post('pages', { code: 'bare', name: '空' });
  const { status, body } = await first.send('GET', 'pages/bare/export');
  expect([status, body.error.reason]).toEqual([409, 'export-without-drafts']);
});
