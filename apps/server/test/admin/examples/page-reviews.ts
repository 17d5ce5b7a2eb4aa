import type { pageReviewCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { insertDraft } from './pages.ts';

const VERSION = { 'if-match': '1' };

async function insertReview(fixture: AdminFixture): Promise<string> {
  const id = await insertDraft(fixture);
  await fixture.db
    .insertInto('content_reviews')
    .values({
      ...{ draft_id: id, draft_version: 1, state: 'requested', note: '请看' },
      ...{ requester: '周', requested_at: new Date(fixture.deps.now()) },
    })
    .execute();
  return id;
}

async function insertComment(fixture: AdminFixture): Promise<string> {
  const { id } = await fixture.db
    .insertInto('content_comments')
    .values({
      ...{ draft_id: await insertDraft(fixture), content: '图太暗', author: '周' },
      created_at: new Date(fixture.deps.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const withId = (insert: (fixture: AdminFixture) => Promise<string>, more: CallInput = {}) => ({
  valid: async (fixture: AdminFixture): Promise<CallInput> => ({
    ...more,
    params: { id: await insert(fixture) },
  }),
});

/** A valid request of every call of reviews and comments. */
export const pageReviewExamples: Readonly<
  Record<
    keyof typeof pageReviewCalls,
    { valid(fixture: AdminFixture): Promise<CallInput> | CallInput }
  >
> = {
  listPageReviews: { valid: () => ({ query: { size: '2', state: 'requested' } }) },
  getPageReview: withId(insertReview),
  requestPageReview: withId(insertDraft, { headers: VERSION, body: { note: '请看' } }),
  cancelPageReview: withId(insertReview),
  decidePageReview: withId(insertReview, {
    headers: VERSION,
    body: { decision: 'approve', answer: '很好' },
  }),
  listPageComments: withId(insertDraft, { query: { size: '2', state: 'open' } }),
  createPageComment: withId(insertDraft, { body: { entryId: 'a', content: '图太暗' } }),
  resolvePageComment: withId(insertComment),
  reopenPageComment: withId(insertComment),
};
