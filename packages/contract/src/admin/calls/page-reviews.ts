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
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'shop',
  permission: 'content:read',
} as const;
const write = {
  method: 'POST',
  group,
  caller: 'operator',
  scope: 'shop',
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
    label: ['查看页面审核列表', 'List reviews of pages'],
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
    label: ['查看页面审核', 'Read the review of a draft'],
    params,
    response: pageReview,
    errors: ['not-found'],
  }),
  requestPageReview: call({
    ...write,
    path: `${REVIEW}/request`,
    summary: 'Sends a draft for review',
    label: ['送审页面', 'Send a page for review'],
    params,
    body: z.object({ note: reviewText }),
    response: pageReview,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  cancelPageReview: call({
    ...write,
    path: `${REVIEW}/cancel`,
    summary: 'Takes back a draft that waits for a review',
    label: ['撤回送审', 'Take back a review'],
    params,
    response: pageReview,
    errors: ['not-found', 'conflict'],
  }),
  decidePageReview: call({
    ...write,
    permission: 'content:publish',
    path: `${REVIEW}/decide`,
    summary: 'Approves the version of a draft that the caller has seen, or asks for changes',
    label: ['审核页面', 'Decide about a review'],
    params,
    body: reviewDecision,
    response: pageReview,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  listPageComments: call({
    ...read,
    path: `${DRAFT}/comments`,
    summary: 'The comments on a draft and its modules, the newest first',
    label: ['查看页面批注', 'List comments on a draft'],
    params,
    query: z.object({ ...pageQuery, state: z.enum(['open', 'resolved']).optional() }),
    response: pageOf(pageComment),
    errors: ['not-found'],
  }),
  createPageComment: call({
    ...write,
    path: `${DRAFT}/comments`,
    summary: 'Comments on a draft or one of its modules',
    label: ['添加页面批注', 'Comment on a page'],
    params,
    body: pageCommentInput,
    response: pageComment,
    errors: ['not-found'],
  }),
  resolvePageComment: call({
    ...write,
    path: `${COMMENT}/resolve`,
    summary: 'Marks a comment as done',
    label: ['解决页面批注', 'Resolve a comment'],
    params,
    response: pageComment,
    errors: ['not-found'],
  }),
  reopenPageComment: call({
    ...write,
    path: `${COMMENT}/reopen`,
    summary: 'Opens a comment that was done',
    label: ['重新打开批注', 'Reopen a comment'],
    params,
    response: pageComment,
    errors: ['not-found'],
  }),
};
