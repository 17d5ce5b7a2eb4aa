import { quickReply } from '@vitrine/contract/admin';
import { toCatalogueText } from '../admin-products/texts.ts';
import { defineRecord } from '../records/define-record.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';
import { quickReplyProblem } from './problems.ts';

/** More of them could no longer be chosen from one list. */
const MAX_QUICK_REPLIES = 300;

const quickReplyRecord = defineRecord({
  type: 'quick-reply',
  table: 'quick_replies',
  key: 'id',
  shape: quickReply,
  order: ['title', 'id'],
  texts: ['text'],
  isCreatedOnce: true,
  limit: {
    max: MAX_QUICK_REPLIES,
    toProblem: (language) =>
      quickReplyProblem('too-many', language, { values: { max: MAX_QUICK_REPLIES } }),
  },
  present: (reply) => ({ ...reply, text: toCatalogueText(reply.text) }),
});

/** Operators keep the answers that they send often. */
export function quickReplyHandlers(deps: RecordDeps) {
  const { list, create, update, remove } = serveRecord(deps, quickReplyRecord);
  return {
    listQuickReplies: list,
    createQuickReply: create,
    updateQuickReply: update,
    deleteQuickReply: remove,
  };
}
