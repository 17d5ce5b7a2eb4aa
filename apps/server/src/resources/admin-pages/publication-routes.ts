import type { Handlers } from '@vitrine/contract';
import type { PageRevision, PublicationInput, pageCalls } from '@vitrine/contract/admin';
import { migrateEntries } from '@vitrine/modules/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePage, requireWholeShop } from './change-page.ts';
import { checkDraftVersion } from './check-draft-version.ts';
import type { AdminPageDeps } from './deps.ts';
import { type DraftContent, findDraft, lockDraft, toDraft } from './draft-rows.ts';
import { findPage, lockPage } from './page-rows.ts';
import { pageProblems } from './problems.ts';
import { isPublishable } from './review-rows.ts';
import {
  findPageRevisions,
  getRevisionState,
  insertRevision,
  lockRevision,
  presentRevisions,
  type RevisionAudience,
  type RevisionRow,
  withdrawRevision,
} from './revision-rows.ts';

type PublicationCalls = Pick<
  typeof pageCalls,
  'publishPageDraft' | 'listPageRevisions' | 'withdrawPageRevision' | 'publishPageRevision'
>;

interface Content {
  readonly audience: RevisionAudience;
  readonly content: DraftContent;
  readonly source?: { readonly draftId: string; readonly version: number };
}

export const publicationHandlers = (
  deps: AdminPageDeps,
): Handlers<PublicationCalls, HandlerContexts> => {
  const { db, now } = deps;

  async function present(trx: Transaction<Database>, row: RevisionRow): Promise<PageRevision> {
    const [revision] = await presentRevisions(trx, row.code, [row], now());
    if (!revision) throw new Error(`revision ${row.id} has an unknown language`);
    return revision;
  }

  /** Publishes to a page that is locked, with the record of it. */
  async function publish(
    trx: Transaction<Database>,
    context: OperatorContext,
    { audience, content, source }: Content,
    window: PublicationInput,
  ): Promise<PageRevision> {
    const at = now();
    if (window.endsAt !== null && Date.parse(window.endsAt) <= at)
      throw pageProblems('window-over', context.language);
    const author = context.operator.name;
    const row = await insertRevision(
      trx,
      { audience, content, window, author, ...(source && { source }) },
      at,
    );
    const after = await present(trx, row);
    await context.recordAudit(trx, { target: { type: 'page-revision', id: row.id }, after });
    return after;
  }

  /** A page is locked before its drafts and revisions, so that it is not archived meanwhile. */
  async function lockOpenPage(trx: Transaction<Database>, code: string, context: OperatorContext) {
    const { archived_at } = await lockPage(trx, code);
    if (archived_at !== null) throw pageProblems('page-archived', context.language);
  }

  return {
    publishPageDraft: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        await lockOpenPage(trx, (await findDraft(trx, id)).code, context);
        const row = await lockDraft(trx, id);
        checkDraftVersion(context, row);
        if (!(await isPublishable(trx, row, deps.settings.pageApproval)))
          throw pageProblems('approval-needed', context.language);
        const { title, entries, problems } = toDraft(row);
        const count = problems.filter(({ severity }) => severity === 'error').length;
        if (count > 0)
          throw pageProblems('draft-not-publishable', context.language, { values: { count } });
        const source = { draftId: id, version: row.version };
        return publish(trx, context, { audience: row, content: { title, entries }, source }, body);
      }),
    async listPageRevisions({ params: { code }, query: { cursor, size } }, context) {
      requireWholeShop(context);
      await findPage(db, code, now());
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findPageRevisions(db, { code, size, before });
      const page = toPage(
        rows,
        size,
        (row) => row,
        ({ id }) => [id],
      );
      return { ...page, items: await presentRevisions(db, code, page.items, now()) };
    },
    withdrawPageRevision: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        const row = await lockRevision(trx, id);
        const state = getRevisionState(row, now());
        if (state === 'withdrawn' || state === 'ended')
          throw pageProblems('revision-over', context.language);
        const before = await present(trx, row);
        const after = await present(trx, await withdrawRevision(trx, id, now()));
        const target = { type: 'page-revision', id };
        await context.recordAudit(trx, { target, before, after });
        return after;
      }),
    publishPageRevision: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const row = await lockRevision(trx, id);
        await lockOpenPage(trx, row.code, context);
        const entries = migrateEntries(row.entries, row.version);
        const content = { title: row.title, entries };
        return publish(trx, context, { audience: row, content }, body);
      }),
  };
};
