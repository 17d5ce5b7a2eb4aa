import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArchive, createArchivedDraft } from '../../../test/admin/create-archive.ts';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { drawVideo } from '../../../test/admin/draw-video.ts';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { prunePageImports } from './jobs.ts';
import { readArchive } from './read-archive.ts';

/** A shop with an editor who is logged in. */
async function openShop() {
  const harness = await openOperatorHarness();
  const { session } = await harness.createOperator('content-editor');
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}) =>
    harness.ask(method, path, { session, ...input });
  const post = async (path: string, body: object = {}) => (await send('POST', path, { body })).body;
  const read = async (path: string) => (await send('GET', path)).body;
  const upload = (file: Buffer, more: object = {}) =>
    send('POST', 'page-imports', { file, ...more });

  async function createDraft(code: string, entries: object[], language = 'zh-CN') {
    await post('pages', { code, name: '春季活动' });
    const { id } = await post(`pages/${code}/drafts`, { language });
    await send('PUT', `page-drafts/${id}`, { body: { title: '春', entries }, version: 1 });
    return id as string;
  }

  /** The ZIP file of a page, which is no JSON. */
  async function download(path: string): Promise<Buffer> {
    const { rawPayload, headers, statusCode } = await harness.app.inject({
      url: `/admin/api/v1/${path}`,
      headers: { cookie: `operator=${session}`, origin: 'http://localhost' },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    return rawPayload;
  }

  /** Stores all files that wait, and makes drafts. */
  async function apply(id: string, body: object) {
    const { files } = await read(`page-imports/${id}`);
    const stored = [];
    for (const { checksum, state } of files)
      if (state === 'waiting') stored.push(await post(`page-imports/${id}/files/${checksum}`));
    return { stored, answer: await send('POST', `page-imports/${id}/apply`, { body }) };
  }
  return { ...harness, send, post, read, upload, createDraft, download, apply };
}

type Shop = OperatorHarness & Awaited<ReturnType<typeof openShop>>;

let first: Shop;
let second: Shop;
beforeAll(async () => {
  [first, second] = [await openShop(), await openShop()];
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
    const { page, files } = readArchive(archive);
    expect(page).toMatchObject({ code: 'spring', name: '春季活动' });
    expect(page.drafts.map(({ language }) => language)).toEqual(['zh-CN', 'en-US']);
    expect(files.size).toBe(2);
  });

  it('leaves with the drafts that are chosen', async () => {
    const { drafts } = await first.read('pages/spring');
    const chosen = await first.download(`pages/spring/export?drafts=${drafts[1].id}`);
    const { page, files } = readArchive(chosen);
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

describe('an uploaded page', () => {
  it('is refused when it is no archive, with the reason', async () => {
    const { status, body } = await second.upload(Buffer.from('<html>'));
    expect([status, body.error.reason]).toEqual([400, 'archive-unreadable']);
  });

  it('leaves no file behind when the same upload is repeated', async () => {
    const files = [{ name: 'banner', bytes: await drawImage() }];
    const entries = [image('a', 'banner')];
    const file = createArchive({ drafts: [createArchivedDraft(entries)], files });
    const headers = { 'idempotency-key': 'same-upload' };
    const { body } = await second.upload(file, { headers });
    expect((await second.upload(file, { headers })).body).toEqual(body);
    const parts = [...second.deps.storage.files.keys()].filter((name) =>
      name.startsWith('page-imports/'),
    );
    const { storage_folder: folder } = await second.db
      .selectFrom('page_imports')
      .select('storage_folder')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(parts.filter((name) => !name.startsWith(folder))).toHaveLength(2);
  });

  it('has a placeholder for each picture that is refused or missing', async () => {
    const files = [
      { name: 'not-a-picture', bytes: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'not-a-video', bytes: await drawImage(), kind: 'video' as const },
    ];
    const entries = [image('a', 'not-a-picture'), image('b', 'nowhere')];
    const film = { video: { source: '/content/films/not-a-video.mp4' } };
    const drafts = [createArchivedDraft([...entries, { id: 'c', code: 'video', fields: film }])];
    const { id, missing } = (await second.upload(createArchive({ drafts, files }))).body;
    expect(missing).toEqual([{ kind: 'image', name: 'nowhere' }]);
    const { stored, answer } = await second.apply(id, { code: 'refused', name: '春' });
    expect(stored).toMatchObject([
      { state: 'refused', fault: expect.stringMatching(/JPEG|image/i) },
      { state: 'refused', fault: 'The file is not of the kind that the page shows' },
    ]);
    const draft = await second.read(`page-drafts/${answer.body.drafts[0].id}`);
    const keys = draft.entries.map(
      ({ fields }: { fields: { image?: { key: string } } }) => fields.image?.key,
    );
    expect(keys).toEqual(['placeholder-4x5', 'placeholder-4x5', undefined]);
  });

  it('brings no script into the shop', async () => {
    const script = '<p>好<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const drafts = [
      createArchivedDraft([
        text('a', script),
        { ...text('b', ''), code: 'nothing', fields: { html: script } },
      ]),
    ];
    const { id } = (await second.upload(createArchive({ drafts }))).body;
    const { answer } = await second.apply(id, { code: 'script', name: '春' });
    const draft = await second.read(`page-drafts/${answer.body.drafts[0].id}`);
    expect(JSON.stringify(draft.entries)).not.toMatch(/script|onerror/);
  });

  it('is known by another name only when its content is the same', async () => {
    const key = 'u-300x400-00000000000000000000000000000000';
    const files = [{ name: key, bytes: await drawImage() }];
    await second.db
      .insertInto('media_files')
      .values({
        ...{ key, kind: 'image', name: '别的图', width: 300, height: 400, state: 'stored' },
        uploaded_at: new Date(second.deps.now()),
      })
      .execute();
    const drafts = [createArchivedDraft([image('a', key)])];
    const { body } = await second.upload(createArchive({ drafts, files }));
    expect(body.files).toMatchObject([{ state: 'waiting' }]);
  });

  it('is applied once, by a retry too, and leaves a record', async () => {
    const { id } = (await second.upload(createArchive())).body;
    const input = {
      body: { code: 'once', name: '春' },
      headers: { 'idempotency-key': 'applied-once' },
    };
    const one = await second.send('POST', `page-imports/${id}/apply`, input);
    const two = await second.send('POST', `page-imports/${id}/apply`, input);
    expect([one.status, two.body]).toEqual([200, one.body]);
    const records = await second.db
      .selectFrom('audit_records')
      .select(['action', 'after'])
      .where('target_id', '=', 'once')
      .execute();
    expect(records).toMatchObject([{ action: 'applyPageImport', after: { import: id } }]);
  });

  it('is forgotten after a day, with what was not taken', async () => {
    const files = [{ name: 'old', bytes: await drawImage() }];
    const drafts = [createArchivedDraft([image('a', 'old')])];
    const { id, files: found } = (await second.upload(createArchive({ drafts, files }))).body;
    second.clock.now += 25 * 3_600_000;
    const { session } = await second.createOperator('content-editor');
    const over = await second.send('POST', `page-imports/${id}/files/${found[0].checksum}`, {
      session,
    });
    expect(over.body.error.reason).toBe('import-over');
    const body = { code: 'late', name: '春' };
    const applied = await second.send('POST', `page-imports/${id}/apply`, { body, session });
    expect(applied.body.error.reason).toBe('import-over');
    await prunePageImports.run({
      deps: second.deps,
      ...{ database: second.database, dataDir: '', now: second.deps.now },
    });
    expect((await second.send('GET', `page-imports/${id}`, { session })).status).toBe(404);
    const parts = [...second.deps.storage.files.keys()];
    expect(parts.filter((name) => name.startsWith('page-imports/'))).toEqual([]);
  });
});

it('exports no page without drafts', async () => {
  await first.post('pages', { code: 'bare', name: '空' });
  const { status, body } = await first.send('GET', 'pages/bare/export');
  expect([status, body.error.reason]).toEqual([409, 'export-without-drafts']);
});
