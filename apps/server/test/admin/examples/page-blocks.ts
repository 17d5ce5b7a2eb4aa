import type { pageBlockCalls } from '@vitrine/contract/admin';
import { createBlockCode, insertBlock } from '../../../src/resources/page-blocks/create-block.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { AUTHOR, insertDraft } from './pages.ts';

const ENTRIES = [{ id: 'a', code: 'text', fields: { content: '<p>承诺</p>' } }];
const VERSION = { 'if-match': '1' };

async function insert({ db, deps }: AdminFixture): Promise<string> {
  const code = createBlockCode(deps.now());
  const block = { code, name: '服务承诺', contents: { 'zh-CN': ENTRIES } };
  const save = { operator: AUTHOR, note: '', at: deps.now() };
  await db.transaction().execute((trx) => insertBlock(trx, block, save));
  return code;
}

const ofBlock = (more: CallInput = {}) => ({
  valid: async (fixture: AdminFixture): Promise<CallInput> => ({
    ...more,
    params: { code: await insert(fixture) },
  }),
});

/** A valid request of every call of blocks. */
export const pageBlockExamples: Readonly<
  Record<
    keyof typeof pageBlockCalls,
    { valid(fixture: AdminFixture): Promise<CallInput> | CallInput }
  >
> = {
  listPageBlocks: { valid: () => ({ query: { size: '2', search: '承诺' } }) },
  getPageBlock: ofBlock(),
  getPageBlockContent: ofBlock({ query: { language: 'zh-CN' } }),
  createPageBlock: {
    valid: async (fixture) => ({
      body: {
        ...{ name: '服务承诺', language: 'zh-CN', entries: ENTRIES },
        draftId: await insertDraft(fixture),
      },
    }),
  },
  updatePageBlock: ofBlock({ headers: VERSION, body: { name: '退换承诺' } }),
  deletePageBlock: ofBlock({ headers: VERSION }),
  createPageBlockDraft: ofBlock({ body: { language: 'en-US' } }),
  listPageBlockRevisions: ofBlock({ query: { size: '2' } }),
};
