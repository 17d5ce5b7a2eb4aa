import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import { quickReply, quickReplyInput } from '../entities/quick-replies.ts';

const base = {
  group: 'Conversations',
  caller: 'operator',
  permission: 'conversations:write',
} as const;
const QUICK_REPLIES = '/admin/api/v1/quick-replies';
const params = z.object({ id: numericId });

/** Answers that operators send often, shared by everybody who answers conversations. */
export const quickReplies = {
  listQuickReplies: call({
    ...base,
    method: 'GET',
    path: QUICK_REPLIES,
    summary: 'All quick replies by their title',
    response: z.array(quickReply),
  }),
  createQuickReply: call({
    ...base,
    method: 'POST',
    path: QUICK_REPLIES,
    summary: 'Adds a quick reply',
    body: quickReplyInput,
    response: quickReply,
    errors: ['conflict'],
  }),
  updateQuickReply: call({
    ...base,
    method: 'PUT',
    path: `${QUICK_REPLIES}/{id}`,
    summary: 'Changes a quick reply',
    params,
    body: quickReplyInput,
    response: quickReply,
    errors: ['not-found', 'precondition-failed'],
  }),
  deleteQuickReply: call({
    ...base,
    method: 'DELETE',
    path: `${QUICK_REPLIES}/{id}`,
    summary: 'Deletes a quick reply',
    params,
    response: done,
    errors: ['not-found'],
  }),
};
