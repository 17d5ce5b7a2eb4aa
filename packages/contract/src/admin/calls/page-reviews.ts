import { z } from 'zod';
import { call } from '../../call.ts';
import { numericId } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import {
  pageComment,
  pageCommentInput,
  pageReview,
  reviewDecision,
  reviewText,
  waitingReview,
} from '../entities/page-reviews.ts';

const group = 'Pages';
const read = { method: 'GET', group, caller: 'operator', permission: 'content:read' } as const;
const write = {
  method: 'POST',
  group,
  caller: 'operator',
  permission: 'content:write',
} as const;
const DRAFT = '/admin/api/v1/page-drafts/{id}';
const REVIEW = `${DRAFT}/review`;
const COMMENT = '/admin/api/v1/page-comments/{id}';
const params = z.object({ id: numericId });

/** The review of drafts by another person, and what operators say about them. */
export const pageReviewCalls = {
  listPageReviews: call({
    ...read,
    path: '/admin/api/v1/page-reviews',
    summary: 'Drafts that wait for a review, for changes or to be published, the newest first',
    query: z.object({
      ...pageQuery,
      state: z.enum(['requested', 'approved', 'changes-requested']).optional(),
    }),
    response: pageOf(waitingReview),
  }),
  getPageReview: call({
    ...read,
    path: REVIEW,
    summary: 'Whether a draft waits for a review, was approved, or has to be changed',
    params,
    response: pageReview,
    errors: ['not-found'],
  }),
  requestPageReview: call({
    ...write,
    path: `${REVIEW}/request`,
    summary: 'Sends a draft for review',
    params,
    body: z.object({ note: reviewText }),
    response: pageReview,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  cancelPageReview: call({
    ...write,
    path: `${REVIEW}/cancel`,
    summary: 'Takes back a draft that waits for a review',
    params,
    response: pageReview,
    errors: ['not-found', 'conflict'],
  }),
  decidePageReview: call({
    ...write,
    permission: 'content:publish',
    path: `${REVIEW}/decide`,
    summary: 'Approves the version of a draft that the caller has seen, or asks for changes',
    params,
    body: reviewDecision,
    response: pageReview,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  listPageComments: call({
    ...read,
    path: `${DRAFT}/comments`,
    summary: 'The comments on a draft and its modules, the newest first',
    params,
    query: z.object({ ...pageQuery, state: z.enum(['open', 'resolved']).optional() }),
    response: pageOf(pageComment),
    errors: ['not-found'],
  }),
  createPageComment: call({
    ...write,
    path: `${DRAFT}/comments`,
    summary: 'Comments on a draft or one of its modules',
    params,
    body: pageCommentInput,
    response: pageComment,
    errors: ['not-found'],
  }),
  resolvePageComment: call({
    ...write,
    path: `${COMMENT}/resolve`,
    summary: 'Marks a comment as done',
    params,
    response: pageComment,
    errors: ['not-found'],
  }),
  reopenPageComment: call({
    ...write,
    path: `${COMMENT}/reopen`,
    summary: 'Opens a comment that was done',
    params,
    response: pageComment,
    errors: ['not-found'],
  }),
};
