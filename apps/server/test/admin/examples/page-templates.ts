import type { pageTemplateCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { insertDraft } from './pages.ts';

let count = 0;
const NAME = { 'zh-CN': '春季模板', 'en-US': 'Spring' };

async function insertTemplate({ db, deps }: AdminFixture): Promise<string> {
  const contents = { 'zh-CN': { title: '春', entries: [] } };
  const { id } = await db
    .insertInto('content_templates')
    .values({
      ...{ name: JSON.stringify(NAME), contents: JSON.stringify(contents), shape_version: 1 },
      ...{ saved_by: '林', saved_at: new Date(deps.now()) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofTemplate = (more: CallInput) => ({
  valid: async (fixture: AdminFixture): Promise<CallInput> => ({
    ...more,
    params: { id: await insertTemplate(fixture) },
  }),
});

/** A valid request of every call of page templates. */
export const pageTemplateExamples: Readonly<
  Record<
    keyof typeof pageTemplateCalls,
    { valid(fixture: AdminFixture): Promise<CallInput> | CallInput }
  >
> = {
  listPageTemplates: { valid: () => ({}) },
  createPageTemplate: {
    valid: async (fixture) => ({ body: { name: NAME, draftId: await insertDraft(fixture) } }),
  },
  updatePageTemplate: ofTemplate({ headers: { 'if-match': '1' }, body: { name: NAME } }),
  deletePageTemplate: ofTemplate({ headers: { 'if-match': '1' } }),
  createPageFromTemplate: {
    valid: () => ({
      params: { id: 'new-arrivals' },
      body: { code: `from-template-${++count}`, name: '新品' },
    }),
  },
};
