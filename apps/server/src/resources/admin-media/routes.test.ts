import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { drawVideo } from '../../../test/admin/draw-video.ts';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, TEXT } from '../../../test/admin/product-fixture.ts';
import { deleteUnusedMedia } from './jobs.ts';
import { toMediaStorageKey } from './store-media.ts';

const DAY_MS = 86_400_000;

let harness: OperatorHarness;
let session: string;

beforeAll(async () => {
  harness = await openOperatorHarness();
  ({ session } = await harness.createOperator('content'));
});
afterAll(() => harness.close());

const upload = async (file: Buffer) => harness.ask('POST', 'media', { session, file });
const uploadImage = async () => (await upload(await drawImage())).body;
const find = (query: string) => harness.ask('GET', `media?${query}`, { session });
const isStored = (file: { key: string; kind: 'image' | 'video' }) =>
  harness.deps.storage.files.has(toMediaStorageKey(file));

async function showOnBanner(key: string, id = key) {
  await harness.db
    .insertInto('banners')
    .values({ id, position: 'top', text: JSON.stringify(TEXT), image_key: key })
    .execute();
}

const deleted: { key: string }[] = [];
async function runJob(daysLater = 0) {
  const { deps } = harness;
  const now = () => deps.now() + daysLater * DAY_MS;
  const onMediaDeleted = (file: { key: string }) => deleted.push(file);
  const context = { database: harness.database, dataDir: '', now };
  await deleteUnusedMedia.run({ ...context, deps: { ...deps, now, onMediaDeleted } });
}

describe('an uploaded file', () => {
  it('is stored once and listed first', async () => {
    const image = await drawImage();
    const { body } = await upload(image);
    expect(body).toMatchObject({ kind: 'image', width: 300, height: 400, uses: 0, version: 1 });
    expect(isStored(body)).toBe(true);
    expect((await upload(image)).body.id).toBe(body.id);
    expect((await find('size=1')).body.items).toEqual([body]);
  });

  it('may be a video with H.264, whose size and length are read', async () => {
    const { status, body } = await upload(drawVideo());
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'video', width: 1080, height: 1920, durationMs: 3_000 });
    expect(body.url).toBe(`/content/films/${body.key}.mp4`);
    expect((await find('kind=video&size=1')).body.items).toEqual([body]);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 'image-unreadable'],
    ['a video without pictures', drawVideo({ codec: 'mp4a' }), 'video-unreadable'],
    ['a broken video', drawVideo().subarray(0, 60), 'video-unreadable'],
    ['a video that few phones play', drawVideo({ codec: 'hvc1' }), 'video-codec'],
    ['a video with its index last', drawVideo({ isIndexLast: true }), 'video-not-streamable'],
  ])('is refused when it is %s', async (_, file, reason) =>
    expect((await upload(file)).body).toMatchObject({ error: { reason } }),
  );

  it('that is shown keeps its text and focal point, except for who may publish', async () => {
    const editor = (await harness.createOperator('content-editor')).session;
    const { id, key } = await uploadImage();
    const update = (by: string, version: number, focalPoint: object) => {
      const body = { name: 'coat', alt: null, focalPoint };
      return harness.ask('PUT', `media/${id}`, { session: by, version, body });
    };
    expect((await update(editor, 1, { x: 10, y: 10 })).status).toBe(200);
    await showOnBanner(key);
    const refused = await update(editor, 2, { x: 90, y: 90 });
    expect([refused.status, refused.body.error.reason]).toEqual([403, 'file-shown']);
    expect((await update(editor, 2, { x: 10, y: 10 })).status).toBe(200);
    expect((await update(session, 3, { x: 90, y: 90 })).status).toBe(200);
  });

  it('is renamed, described and focused from the version that was read', async () => {
    const { id } = await uploadImage();
    const body = { name: '风衣', alt: TEXT, focalPoint: { x: 100, y: 900 } };
    const changed = await harness.ask('PUT', `media/${id}`, { session, version: 1, body });
    expect(changed.body).toMatchObject({ ...body, version: 2 });
    const stale = await harness.ask('PUT', `media/${id}`, { session, version: 1, body });
    expect(stale.status).toBe(412);
    expect((await find(`search=${encodeURIComponent('风衣')}`)).body.items).toHaveLength(1);
  });
});

describe('where a file is used', () => {
  it('is told with names, and keeps it from being deleted', async () => {
    const file = await uploadImage();
    await showOnBanner(file.key, 'top-1');
    const { body } = await harness.ask('GET', `media/${file.id}`, { session });
    expect(body.uses).toEqual([{ type: 'banner', id: 'top-1', name: TEXT['zh-CN'] }]);
    expect((await find(`used=true&keys=${file.key}`)).body.items).toHaveLength(1);
    const refused = await harness.ask('DELETE', `media/${file.id}`, { session });
    expect(refused.body).toMatchObject({ error: { reason: 'file-in-use' } });
    await harness.db.deleteFrom('banners').where('id', '=', 'top-1').execute();
    expect((await harness.ask('DELETE', `media/${file.id}`, { session })).status).toBe(200);
    expect(isStored(file)).toBe(false);
    expect((await find(`keys=${file.key}`)).body.items).toEqual([]);
  });

  it('follows the drafts of pages, their former versions and the published ones', async () => {
    const file = await uploadImage();
    const { db } = harness;
    const page = { space: 'app', code: 'media-test' };
    await db.insertInto('content_pages').values(page).execute();
    const at = new Date(harness.deps.now());
    const entries = JSON.stringify([{ id: 'a', code: 'singleImage', fields: { image: file } }]);
    const saved = { shape_version: 1, entries, saved_by: '林', saved_at: at };
    const { id } = await db
      .insertInto('content_drafts')
      .values({ ...page, ...saved, language: 'zh-CN' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const save = { ...saved, title: '', note: '', draft_id: id, version: 1 };
    await db.insertInto('content_draft_saves').values(save).execute();
    const revision = { ...page, language: 'zh-CN', version: 1, entries };
    await db.insertInto('content_revisions').values(revision).execute();
    const { body } = await harness.ask('GET', `media/${file.id}`, { session });
    expect(body.uses.map(({ type }: { type: string }) => type)).toEqual([
      'draft',
      'draft-save',
      'page',
    ]);
    await db.updateTable('content_drafts').set({ entries: '[]' }).execute();
    await db.deleteFrom('content_draft_saves').execute();
    await db.deleteFrom('content_revisions').where('code', '=', page.code).execute();
    expect((await find(`used=false&keys=${file.key}`)).body.items).toHaveLength(1);
  });

  it('is a product for good, because orders show its images', async () => {
    const catalogue = await harness.createOperator('catalogue');
    const { id } = await insertProduct(harness, { status: 'draft', imageKeys: [] });
    const image = { session: catalogue.session, file: await drawImage() };
    const { body } = await harness.ask('POST', `products/${id}/images`, image);
    const [{ key }] = body.images;
    const taken = { session: catalogue.session, version: body.version, body: { images: [] } };
    await harness.ask('PUT', `products/${id}/images`, taken);
    const [file] = (await find(`keys=${key}`)).body.items;
    expect(file).toMatchObject({ uses: 1, deletedAfter: null });
  });
});

describe('the job', () => {
  it('deletes a file that nothing has used for thirty days, and no other', async () => {
    const unused = await uploadImage();
    const used = await uploadImage();
    await showOnBanner(used.key);
    const formerlyUsed = await uploadImage();
    await showOnBanner(formerlyUsed.key);
    await runJob();
    await harness.db.deleteFrom('banners').where('id', '=', formerlyUsed.key).execute();
    await runJob(20);
    await runJob(31);
    expect([unused, used, formerlyUsed].map(isStored)).toEqual([false, true, true]);
    expect(deleted).toContainEqual({ key: unused.key, kind: 'image', name: unused.name });
    await runJob(51);
    expect([used, formerlyUsed].map(isStored)).toEqual([true, false]);
  });

  it('removes what the storage could not remove before', async () => {
    const file = await uploadImage();
    const { db } = harness;
    await db
      .updateTable('media_files')
      .set({ state: 'deleting' })
      .where('id', '=', file.id)
      .execute();
    expect((await find(`keys=${file.key}`)).body.items).toEqual([]);
    await runJob();
    expect(isStored(file)).toBe(false);
  });
});
