import type { Handlers } from '@vitrine/contract';
import type { PageComment, pageReviewCalls } from '@vitrine/contract/admin';
import type { Selectable } from 'kysely';
import type { ContentCommentsTable } from '../../database/schema/content.ts';
import { notFound } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePage } from './change-page.ts';
import type { AdminPageDeps } from './deps.ts';
import { findDraft } from './draft-rows.ts';

type CommentCalls = Pick<
  typeof pageReviewCalls,
  'listPageComments' | 'createPageComment' | 'resolvePageComment' | 'reopenPageComment'
>;

const toComment = (row: Selectable<ContentCommentsTable>): PageComment => ({
  id: row.id,
  draftId: row.draft_id,
  entryId: row.entry_id,
  content: row.content,
  author: row.author,
  createdAt: row.created_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.resolved_by,
});

export const commentHandlers = (deps: AdminPageDeps): Handlers<CommentCalls, HandlerContexts> => {
  const { db, now } = deps;

  const turnComment = (id: string, isResolved: boolean, context: OperatorContext) =>
    changePage(deps, context, { id, isResolved }, async (trx) => {
      const row = await trx
        .updateTable('content_comments')
        .set({
          resolved_at: isResolved ? new Date(now()) : null,
          resolved_by: isResolved ? context.operator.name : null,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(notFound);
      const after = toComment(row);
      await context.recordAudit(trx, { target: { type: 'page-comment', id }, after });
      return after;
    });

  return {
    async listPageComments({ params: { id }, query: { cursor, size, state } }) {
      await findDraft(db, id);
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const rows = await db
        .selectFrom('content_comments')
        .selectAll()
        .where('draft_id', '=', id)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .$if(state === 'open', (query) => query.where('resolved_at', 'is', null))
        .$if(state === 'resolved', (query) => query.where('resolved_at', 'is not', null))
        .orderBy('id', 'desc')
        .limit(size + 1)
        .execute();
      return toPage(rows, size, toComment, (row) => [row.id]);
    },
    createPageComment: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        await findDraft(trx, id);
        const row = await trx
          .insertInto('content_comments')
          .values({
            draft_id: id,
            entry_id: body.entryId,
            content: body.content,
            author_id: context.operator.operatorId,
            author: context.operator.name,
            created_at: new Date(now()),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = toComment(row);
        await context.recordAudit(trx, { target: { type: 'page-comment', id: row.id }, after });
        return after;
      }),
    resolvePageComment: ({ params: { id } }, context) => turnComment(id, true, context),
    reopenPageComment: ({ params: { id } }, context) => turnComment(id, false, context),
  };
};
