import { afterAll, beforeAll, expect, it } from 'vitest';
import { kill, readOutput, startChild } from '../../../test/support/child-process.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { SPACE } from '../contents/spaces.ts';
import { toContentColumns } from './draft-rows.ts';
import { keepSave } from './keep-save.ts';

const CONTENT = { title: '春', entries: [{ id: 'a', code: 'text', fields: { content: '一' } }] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ onDisk: true });
}, 120_000);
afterAll(() => shop.close());

function createDraft(): Promise<string> {
  const { db } = shop.database;
  return db.transaction().execute(async (trx) => {
    await trx.insertInto('content_pages').values({ space: SPACE, code: 'crash' }).execute();
    const content = toContentColumns(CONTENT, {
      operator: { operatorId: null, name: '林' },
      note: '',
      at: Date.now(),
    });
    const row = await trx
      .insertInto('content_drafts')
      .values({ ...content, space: SPACE, code: 'crash', language: 'zh-CN' })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepSave(trx, row);
    return row.id;
  });
}

it('loses nothing and publishes nothing when the process is killed while it publishes', async () => {
  const id = await createDraft();
  await shop.closeDatabase();
  const { dataDir, databaseUrl } = shop.settings;
  const child = startChild('publish-draft', [id], {
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', JOBS: 'off' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  expect(await readOutput(child, (text) => text.includes('written'))).toContain('written');
  await kill(child);
  const { db, close } = await shop.reopen();
  const read = (table: 'content_revisions' | 'content_drafts' | 'content_draft_saves') =>
    db.selectFrom(table).select(['title', 'entries']).execute();
  expect(await read('content_revisions')).toEqual([]);
  expect(await read('content_drafts')).toEqual([CONTENT]);
  expect(await read('content_draft_saves')).toEqual([CONTENT]);
  await close();
}, 120_000);
