import type { ReviewState } from '@vitrine/contract/admin';

export type ReviewAction = 'request' | 'cancel' | 'approve' | 'ask-for-changes';
type StoredReviewState = 'requested' | 'cancelled' | 'approved' | 'changes-requested';

/** What an action makes of a review. Without an entry the action is not possible in the state. */
const NEXT: Readonly<Record<ReviewState, Partial<Record<ReviewAction, StoredReviewState>>>> = {
  none: { request: 'requested' },
  requested: {
    cancel: 'cancelled',
    approve: 'approved',
    'ask-for-changes': 'changes-requested',
  },
  approved: { 'ask-for-changes': 'changes-requested' },
  'changes-requested': { request: 'requested' },
  outdated: { request: 'requested' },
};

export const getNextReviewState = (
  state: ReviewState,
  action: ReviewAction,
): StoredReviewState | undefined => NEXT[state][action];

interface LatestReview {
  readonly state: StoredReviewState;
  readonly draft_version: number;
}

/** A change after the approval takes the approval back. */
export function getReviewState(review: LatestReview | undefined, version: number): ReviewState {
  if (!review || review.state === 'cancelled') return 'none';
  return review.state === 'approved' && review.draft_version !== version
    ? 'outdated'
    : review.state;
}

export const mayPublish = (state: ReviewState, isApprovalRequired: boolean): boolean =>
  !isApprovalRequired || state === 'approved';
