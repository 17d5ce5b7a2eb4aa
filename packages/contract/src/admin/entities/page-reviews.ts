import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';
import { version } from './page.ts';

const MAX_TEXT = 2_000;

export const REVIEW_STATES = [
  'none',
  'requested',
  'approved',
  'changes-requested',
  'outdated',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const reviewText = z.string().trim().max(MAX_TEXT).default('');

/** Where a draft is on its way to being published. */
export const pageReview = z
  .object({
    draftId: numericId,
    state: z
      .enum(REVIEW_STATES)
      .meta({ description: 'outdated: the draft was changed after its approval' }),
    draftVersion: version.nullable().meta({ description: 'The version that was sent or approved' }),
    note: z.string(),
    requester: z.string().nullable(),
    requestedAt: utcDateTime.nullable(),
    reviewer: z.string().nullable(),
    decidedAt: utcDateTime.nullable(),
    answer: z.string(),
    isOwn: z.boolean().meta({ description: 'The caller sent it, or saved the draft last' }),
    isApprovalRequired: z
      .boolean()
      .meta({ description: 'The shop publishes only what another person has approved' }),
  })
  .meta({ id: 'PageReview' });
export type PageReview = z.infer<typeof pageReview>;

export const reviewDecision = z.object({
  decision: z.enum(['approve', 'ask-for-changes']),
  answer: reviewText,
});

export const waitingReview = z
  .object({
    draftId: numericId,
    page: z.string(),
    isBlock: z.boolean(),
    pageName: z.string(),
    language: z.string(),
    state: z.enum(REVIEW_STATES),
    note: z.string(),
    answer: z.string(),
    requester: z.string(),
    requestedAt: utcDateTime,
    isOwn: z.boolean(),
  })
  .meta({ id: 'WaitingReview' });
export type WaitingReview = z.infer<typeof waitingReview>;

export const pageCommentInput = z.object({
  entryId: z
    .string()
    .min(1)
    .max(120)
    .nullable()
    .default(null)
    .meta({ description: 'The module. Null: the whole page' }),
  content: z.string().trim().min(1).max(MAX_TEXT),
});

export const pageComment = z
  .object({
    id: numericId,
    draftId: numericId,
    entryId: z.string().nullable(),
    content: z.string(),
    author: z.string(),
    createdAt: utcDateTime,
    resolvedAt: utcDateTime.nullable(),
    resolvedBy: z.string().nullable(),
  })
  .meta({ id: 'PageComment' });
export type PageComment = z.infer<typeof pageComment>;
