import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArchiveShop } from '../../../test/admin/archive-shop.ts';
import { createArchive, createArchivedDraft } from '../../../test/admin/create-archive.ts';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { prunePageImports } from './jobs.ts';

let shop: Awaited<ReturnType<typeof openArchiveShop>>;
beforeAll(async () => {
  shop = await openArchiveShop();
});
afterAll(() => shop.close());

const image = (id: string, key: string) => ({
  id,
  code: 'singleImage',
  fields: { image: { key, alt: '风衣' }, title: '风衣' },
});
const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });

it('an uploaded page is refused when it is no archive, with the reason', async () => {
  const { status, body } = await shop.upload(Buffer.from('<html>'));
  expect([status, body.error.reason]).toEqual([400, 'archive-unreadable']);
});

it('an uploaded page leaves no file behind when the same upload is repeated', async () => {
  const files = [{ name: 'banner', bytes: await drawImage() }];
  const entries = [image('a', 'banner')];
  const file = createArchive({ drafts: [createArchivedDraft(entries)], files });
  const headers = { 'idempotency-key': 'same-upload' };
  const { body } = await shop.upload(file, { headers });
  expect((await shop.upload(file, { headers })).body).toEqual(body);
  const parts = [...shop.deps.storage.files.keys()].filter((name) =>
    name.startsWith('page-imports/'),
  );
  const { storage_folder: folder } = await shop.db
    .selectFrom('page_imports')
    .select('storage_folder')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(parts.filter((name) => !name.startsWith(folder))).toEqual([]);
});

it('an uploaded page has a placeholder for each picture that is refused or missing', async () => {
  const files = [
    { name: 'not-a-picture', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'not-a-video', bytes: await drawImage(), kind: 'video' as const },
  ];
  const entries = [image('a', 'not-a-picture'), image('b', 'nowhere')];
  const film = { video: { source: '/content/films/not-a-video.mp4' } };
  const drafts = [createArchivedDraft([...entries, { id: 'c', code: 'video', fields: film }])];
  const { id, missing } = (await shop.upload(createArchive({ drafts, files }))).body;
  expect(missing).toEqual([{ kind: 'image', name: 'nowhere' }]);
  const { stored, answer } = await shop.apply(id, { code: 'refused', name: '春' });
  expect(stored).toMatchObject([
    { state: 'refused', fault: expect.stringMatching(/JPEG|image/i) },
    { state: 'refused', fault: 'The file is not of the kind that the page shows' },
  ]);
  const draft = await shop.read(`page-drafts/${answer.body.drafts[0].id}`);
  const keys = draft.entries.map(
    ({ fields }: { fields: { image?: { key: string } } }) => fields.image?.key,
  );
  expect(keys).toEqual(['placeholder-4x5', 'placeholder-4x5', undefined]);
});

it('an uploaded page brings no script into the shop', async () => {
  const script = '<p>好<script>alert(1)</script><img src=x onerror=alert(1)></p>';
  const drafts = [
    createArchivedDraft([
      text('a', script),
      { ...text('b', ''), code: 'nothing', fields: { html: script } },
    ]),
  ];
  const { id } = (await shop.upload(createArchive({ drafts }))).body;
  const { answer } = await shop.apply(id, { code: 'script', name: '春' });
  const draft = await shop.read(`page-drafts/${answer.body.drafts[0].id}`);
  expect(JSON.stringify(draft.entries)).not.toMatch(/script|onerror/);
});

it('an uploaded page is known by another name only when its content is the same', async () => {
  const key = 'u-300x400-00000000000000000000000000000000';
  const files = [{ name: key, bytes: await drawImage() }];
  await shop.db
    .insertInto('media_files')
    .values({
      ...{ key, kind: 'image', name: '别的图', width: 300, height: 400, state: 'stored' },
      uploaded_at: new Date(shop.deps.now()),
    })
    .execute();
  const drafts = [createArchivedDraft([image('a', key)])];
  const { body } = await shop.upload(createArchive({ drafts, files }));
  expect(body.files).toMatchObject([{ state: 'waiting' }]);
});

it('an uploaded page is applied once, by a retry too, and leaves a record', async () => {
  const { id } = (await shop.upload(createArchive())).body;
  const input = {
    body: { code: 'once', name: '春' },
    headers: { 'idempotency-key': 'applied-once' },
  };
  const one = await shop.send('POST', `page-imports/${id}/apply`, input);
  const two = await shop.send('POST', `page-imports/${id}/apply`, input);
  expect([one.status, two.body]).toEqual([200, one.body]);
  const records = await shop.db
    .selectFrom('audit_records')
    .select(['action', 'after'])
    .where('target_id', '=', 'once')
    .execute();
  expect(records).toMatchObject([{ action: 'applyPageImport', after: { import: id } }]);
});

it('an uploaded page is forgotten after a day, with what was not taken', async () => {
  const files = [{ name: 'old', bytes: await drawImage() }];
  const drafts = [createArchivedDraft([image('a', 'old')])];
  const { id, files: found } = (await shop.upload(createArchive({ drafts, files }))).body;
  shop.clock.now += 25 * 3_600_000;
  const { session } = await shop.createOperator('content-editor');
  const over = await shop.send('POST', `page-imports/${id}/files/${found[0].checksum}`, {
    session,
  });
  expect(over.body.error.reason).toBe('import-over');
  const body = { code: 'late', name: '春' };
  const applied = await shop.send('POST', `page-imports/${id}/apply`, { body, session });
  expect(applied.body.error.reason).toBe('import-over');
  await prunePageImports.run({
    deps: shop.deps,
    ...{ database: shop.database, dataDir: '', now: shop.deps.now },
  });
  expect((await shop.send('GET', `page-imports/${id}`, { session })).status).toBe(404);
  const parts = [...shop.deps.storage.files.keys()];
  expect(parts.filter((name) => name.startsWith('page-imports/'))).toEqual([]);
});
