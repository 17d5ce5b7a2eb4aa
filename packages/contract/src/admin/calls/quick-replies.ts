import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import { quickReply, quickReplyInput } from '../entities/quick-replies.ts';

const base = {
  group: 'Conversations',
  caller: 'operator',
  scope: 'shop',
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
    label: ['查看快捷回复', 'List quick replies'],
    response: z.array(quickReply),
  }),
  createQuickReply: call({
    ...base,
    method: 'POST',
    path: QUICK_REPLIES,
    summary: 'Adds a quick reply',
    label: ['新建快捷回复', 'Create a quick reply'],
    body: quickReplyInput,
    response: quickReply,
    errors: ['conflict'],
  }),
  updateQuickReply: call({
    ...base,
    method: 'PUT',
    path: `${QUICK_REPLIES}/{id}`,
    summary: 'Changes a quick reply',
    label: ['修改快捷回复', 'Change a quick reply'],
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
    label: ['删除快捷回复', 'Delete a quick reply'],
    params,
    response: done,
    errors: ['not-found'],
  }),
};
