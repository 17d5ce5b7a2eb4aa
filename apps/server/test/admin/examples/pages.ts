import type { pageCalls } from '@vitrine/contract/admin';
import { toContentColumns } from '../../../src/resources/admin-pages/draft-rows.ts';
import { keepSave } from '../../../src/resources/admin-pages/keep-save.ts';
import { lockPage } from '../../../src/resources/admin-pages/page-rows.ts';
import { insertRevision } from '../../../src/resources/admin-pages/revision-rows.ts';
import { EVERYBODY } from '../../../src/resources/contents/choose-revision.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

let count = 0;
const newPage = () => ({ code: `page-${++count}`, name: '春季活动' });
const ENTRIES = [{ id: 'a', code: 'text', fields: { content: '<p>春</p>' } }];
const CONTENT = { title: '春', entries: ENTRIES };
export const AUTHOR = { operatorId: null, name: '林' };
const VERSION = { 'if-match': '1' };

async function insertPage({ db }: AdminFixture): Promise<string> {
  const page = newPage();
  await db
    .insertInto('content_pages')
    .values({ ...page, space: 'storefront' })
    .execute();
  return page.code;
}

export async function insertDraft(fixture: AdminFixture): Promise<string> {
  const { db, deps } = fixture;
  const code = await insertPage(fixture);
  return db.transaction().execute(async (trx) => {
    const { space } = await lockPage(trx, code);
    const row = await trx
      .insertInto('content_drafts')
      .values({
        ...toContentColumns(CONTENT, { operator: AUTHOR, note: '', at: deps.now() }),
        space,
        code,
        language: 'zh-CN',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepSave(trx, row);
    return row.id;
  });
}

async function insertPublished(fixture: AdminFixture): Promise<string> {
  const { db, deps } = fixture;
  const code = await insertPage(fixture);
  const audience = { ...EVERYBODY, space: 'storefront', code, language: 'zh-CN' };
  const window = { startsAt: null, endsAt: null, note: '' };
  return db.transaction().execute(async (trx) => {
    const publication = { audience, content: CONTENT, window, author: '林' };
    return (await insertRevision(trx, publication, deps.now())).id;
  });
}

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

const ofPage = (more: CallInput = {}): Example => ({
  valid: async (fixture) => ({ ...more, params: { code: await insertPage(fixture) } }),
});
const ofDraft = (more: CallInput = {}): Example => ({
  valid: async (fixture) => ({
    ...more,
    params: { ...more.params, id: await insertDraft(fixture) },
  }),
});

const ofRevision = (more: CallInput = {}): Example => ({
  valid: async (fixture) => ({ ...more, params: { id: await insertPublished(fixture) } }),
});

/** A valid request of every call of pages and drafts. */
export const pageExamples: Readonly<Record<keyof typeof pageCalls, Example>> = {
  listPages: { valid: () => ({ query: { size: '2', search: 'page', kind: 'content' } }) },
  getPage: ofPage(),
  createPage: { valid: () => ({ body: newPage() }) },
  updatePage: ofPage({ headers: VERSION, body: { name: '夏季活动' } }),
  copyPage: {
    valid: async (fixture) => ({ params: { code: await insertPage(fixture) }, body: newPage() }),
  },
  archivePage: ofPage(),
  unarchivePage: ofPage(),
  createPageDraft: ofPage({ body: { language: 'zh-CN', gender: 'women' } }),
  getPageDraft: ofDraft(),
  checkPageDraft: ofDraft(),
  savePageDraft: ofDraft({ headers: VERSION, body: { ...CONTENT, note: '初稿' } }),
  deletePageDraft: ofDraft({ headers: VERSION }),
  listPageDraftEditors: ofDraft({
    query: { editor: '0b9f4c1e-6a52-4d0c-9a53-2f6d0f1f4a10', isOpen: 'true' },
  }),
  listPageDraftSaves: ofDraft({ query: { size: '2' } }),
  getPageDraftSave: ofDraft({ params: { version: '1' } }),
  restorePageDraft: ofDraft({ headers: VERSION, body: { saveVersion: 1 } }),
  createPreviewLink: ofDraft({ body: { benefits: ['gold'], at: '2026-11-26T12:00:00Z' } }),
  publishPageDraft: ofDraft({ headers: VERSION, body: { note: '上线' } }),
  listPageRevisions: ofPage({ query: { size: '2' } }),
  withdrawPageRevision: ofRevision(),
  publishPageRevision: ofRevision({ body: { note: '再次上线' } }),
};
