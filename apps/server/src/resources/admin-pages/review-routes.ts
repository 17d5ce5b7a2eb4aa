import type { Handlers } from '@vitrine/contract';
import type { PageReview, pageReviewCalls } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePage } from './change-page.ts';
import { checkDraftVersion } from './check-draft-version.ts';
import type { AdminPageDeps } from './deps.ts';
import { type DraftRow, findDraft, lockDraft } from './draft-rows.ts';
import { pageProblems } from './problems.ts';
import {
  findReview,
  findWaitingReviews,
  isOwnReview,
  toReview,
  toWaitingReview,
} from './review-rows.ts';
import { getNextReviewState, getReviewState, type ReviewAction } from './review-rules.ts';

type ReviewCalls = Pick<
  typeof pageReviewCalls,
  | 'listPageReviews'
  | 'getPageReview'
  | 'requestPageReview'
  | 'cancelPageReview'
  | 'decidePageReview'
>;

export const reviewHandlers = (deps: AdminPageDeps): Handlers<ReviewCalls, HandlerContexts> => {
  const { db, now } = deps;
  const isRequired = deps.settings.pageApproval;

  /** Finds the review and its next state, for a draft that is locked. */
  async function prepare(
    trx: Transaction<Database>,
    draft: DraftRow,
    action: ReviewAction,
    { language }: OperatorContext,
  ) {
    const review = await findReview(trx, draft.id);
    const next = getNextReviewState(getReviewState(review, draft.version), action);
    if (!next) throw pageProblems('review-state', language);
    return { review, next };
  }

  async function record(
    trx: Transaction<Database>,
    draft: DraftRow,
    context: OperatorContext,
  ): Promise<PageReview> {
    const review = await findReview(trx, draft.id);
    const after = toReview(draft, review, context.operator, isRequired);
    const { state, draftVersion, note, answer } = after;
    const target = { type: 'page-draft', id: draft.id };
    await context.recordAudit(trx, { target, after: { state, draftVersion, note, answer } });
    return after;
  }

  return {
    async listPageReviews({ query: { cursor, size, state } }, context) {
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findWaitingReviews(db, { size, before, state });
      return toPage(
        rows,
        size,
        (row) => toWaitingReview(row, context.operator),
        ({ id }) => [id],
      );
    },
    async getPageReview({ params: { id } }, context) {
      const draft = await findDraft(db, id);
      return toReview(draft, await findReview(db, id), context.operator, isRequired);
    },
    requestPageReview: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const draft = await lockDraft(trx, id);
        checkDraftVersion(context, draft);
        await prepare(trx, draft, 'request', context);
        await trx
          .insertInto('content_reviews')
          .values({
            draft_id: id,
            draft_version: draft.version,
            state: 'requested',
            note: body.note,
            requested_by: context.operator.operatorId,
            requester: context.operator.name,
            requested_at: new Date(now()),
          })
          .execute();
        return record(trx, draft, context);
      }),
    cancelPageReview: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        const draft = await lockDraft(trx, id);
        const { review, next } = await prepare(trx, draft, 'cancel', context);
        await trx
          .updateTable('content_reviews')
          .set({ state: next })
          .where('id', '=', review?.id ?? '')
          .execute();
        return record(trx, draft, context);
      }),
    decidePageReview: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const draft = await lockDraft(trx, id);
        checkDraftVersion(context, draft);
        const { review, next } = await prepare(trx, draft, body.decision, context);
        const { operatorId, name } = context.operator;
        const isByAnother = operatorId !== null && !isOwnReview(review, draft, context.operator);
        if (isRequired && body.decision === 'approve' && !isByAnother)
          throw pageProblems('review-own', context.language);
        await trx
          .updateTable('content_reviews')
          .set({
            state: next,
            draft_version: draft.version,
            decided_by: operatorId,
            reviewer: name,
            decided_at: new Date(now()),
            answer: body.answer,
          })
          .where('id', '=', review?.id ?? '')
          .execute();
        return record(trx, draft, context);
      }),
  };
};
