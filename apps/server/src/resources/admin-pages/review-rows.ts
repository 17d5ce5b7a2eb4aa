import type { PageReview, WaitingReview } from '@vitrine/contract/admin';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ContentReviewsTable } from '../../database/schema/content.ts';
import type { Database } from '../../database/schema.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import type { DraftRow } from './draft-rows.ts';
import { getReviewState, mayPublish } from './review-rules.ts';

type ReviewRow = Selectable<ContentReviewsTable>;

/** The review of a draft that counts. Change it only while the draft is locked. */
export const findReview = (db: Kysely<Database>, draftId: string): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('content_reviews')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether the operator sent the draft or saved it last, so that another person has to approve it. */
export const isOwnReview = (
  review: Pick<ReviewRow, 'requested_by'> | undefined,
  draft: Pick<DraftRow, 'saved_by' | 'saved_by_id'>,
  { operatorId, name }: OperatorIdentity,
): boolean => {
  // A draft that was saved before operators were recorded has a name only.
  const hasSaved = draft.saved_by_id ? draft.saved_by_id === operatorId : draft.saved_by === name;
  return hasSaved || (operatorId !== null && review?.requested_by === operatorId);
};

export function toReview(
  draft: DraftRow,
  review: ReviewRow | undefined,
  operator: OperatorIdentity,
  isApprovalRequired: boolean,
): PageReview {
  const state = getReviewState(review, draft.version);
  const shown = state === 'none' ? undefined : review;
  return {
    draftId: draft.id,
    state,
    draftVersion: shown?.draft_version ?? null,
    note: shown?.note ?? '',
    requester: shown?.requester ?? null,
    requestedAt: shown?.requested_at.toISOString() ?? null,
    reviewer: shown?.reviewer ?? null,
    decidedAt: shown?.decided_at?.toISOString() ?? null,
    answer: shown?.answer ?? '',
    isOwn: isOwnReview(shown, draft, operator),
    isApprovalRequired,
  };
}

/** Whether the shop publishes the draft as it is. */
export async function isPublishable(
  db: Kysely<Database>,
  draft: DraftRow,
  isApprovalRequired: boolean,
): Promise<boolean> {
  if (!isApprovalRequired) return true;
  const state = getReviewState(await findReview(db, draft.id), draft.version);
  return mayPublish(state, isApprovalRequired);
}

interface ReviewList {
  readonly size: number;
  readonly before: string | undefined;
  readonly state: 'requested' | 'approved' | 'changes-requested' | undefined;
}

/** The reviews that count and wait for someone, the newest first, and one more than a page. */
export const findWaitingReviews = (db: Kysely<Database>, { size, before, state }: ReviewList) =>
  db
    .selectFrom('content_reviews as review')
    .innerJoin('content_drafts as draft', 'draft.id', 'review.draft_id')
    .innerJoin('content_pages as page', (join) =>
      join.onRef('page.space', '=', 'draft.space').onRef('page.code', '=', 'draft.code'),
    )
    .selectAll('review')
    .select(['draft.space', 'draft.code', 'draft.language', 'draft.version'])
    .select(['draft.saved_by', 'draft.saved_by_id'])
    .select('page.name as page_name')
    .where('page.archived_at', 'is', null)
    .where('review.state', '<>', 'cancelled')
    .where(sql<boolean>`not exists (select from content_reviews as newer
      where newer.draft_id = review.draft_id and newer.id > review.id)`)
    .where(sql<boolean>`not (review.state = 'approved' and (review.draft_version <> draft.version
      or exists (select from content_revisions as revision where revision.draft_id = draft.id
        and revision.draft_version = review.draft_version)))`)
    .$if(state !== undefined, (query) => query.where('review.state', '=', state ?? 'requested'))
    .$if(before !== undefined, (query) => query.where('review.id', '<', before ?? ''))
    .orderBy('review.id', 'desc')
    .limit(size + 1)
    .execute();

export const toWaitingReview = (
  row: Awaited<ReturnType<typeof findWaitingReviews>>[number],
  operator: OperatorIdentity,
): WaitingReview => ({
  draftId: row.draft_id,
  page: row.code,
  isBlock: row.space === BLOCK_SPACE,
  pageName: row.page_name,
  language: row.language,
  state: getReviewState(row, row.version),
  note: row.note,
  answer: row.answer,
  requester: row.requester,
  requestedAt: row.requested_at.toISOString(),
  isOwn: isOwnReview(row, row, operator),
});
