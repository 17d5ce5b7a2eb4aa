import type { Handlers } from '@vitrine/contract';
import type { QuickReply, quickReplies } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { QuickRepliesTable } from '../../database/schema/conversations.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { addRow, changeRow, removeRow } from '../admin-catalogue/change-rows.ts';
import { toCatalogueText, toStoredText } from '../admin-products/texts.ts';
import { quickReplyProblem } from './problems.ts';

/** More of them could no longer be chosen from one list. */
const MAX_QUICK_REPLIES = 300;

const toQuickReply = (row: Selectable<QuickRepliesTable>): QuickReply => ({
  id: row.id,
  title: row.title,
  text: toCatalogueText(row.text),
  version: row.version,
});

const toValues = ({ title, text }: Pick<QuickReply, 'title' | 'text'>) => ({
  title,
  text: JSON.stringify(toStoredText(text)),
});

async function lockQuickReply(db: Kysely<Database>, id: string): Promise<QuickReply | undefined> {
  const rows = db.selectFrom('quick_replies').selectAll().where('id', '=', id);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toQuickReply(row);
}

async function requireSpace(db: Kysely<Database>, language: 'zh-CN' | 'en-US'): Promise<void> {
  const { count } = await db
    .selectFrom('quick_replies')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_QUICK_REPLIES)
    throw quickReplyProblem('too-many', language, { values: { max: MAX_QUICK_REPLIES } });
}

/** Operators keep the answers that they send often. */
export const quickReplyHandlers = ({
  db,
  now,
}: {
  readonly db: Kysely<Database>;
  now(): number;
}): Handlers<typeof quickReplies, HandlerContexts> => ({
  async listQuickReplies() {
    const rows = await db
      .selectFrom('quick_replies')
      .selectAll()
      .orderBy('title')
      .orderBy('id')
      .execute();
    return rows.map(toQuickReply);
  },
  createQuickReply: ({ body }, context) =>
    addRow(db, context, {
      type: 'quick-reply',
      once: { request: body, now: now() },
      getId: ({ id }) => id,
      add: async (trx) => {
        await requireSpace(trx, context.language);
        const row = await trx
          .insertInto('quick_replies')
          .values(toValues(body))
          .returningAll()
          .executeTakeFirstOrThrow();
        return toQuickReply(row);
      },
    }),
  updateQuickReply: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'quick-reply', id },
      lock: (trx) => lockQuickReply(trx, id),
      write: async (trx, { version }) => {
        const row = await trx
          .updateTable('quick_replies')
          .set({ ...toValues(body), version: version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toQuickReply(row);
      },
    }),
  deleteQuickReply: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'quick-reply', id },
      lock: (trx) => lockQuickReply(trx, id),
      remove: (trx) => trx.deleteFrom('quick_replies').where('id', '=', id).execute(),
    }),
});
