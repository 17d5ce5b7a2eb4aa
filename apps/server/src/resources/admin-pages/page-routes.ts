import type { Handlers } from '@vitrine/contract';
import type { pageCalls } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { SPACE } from '../contents/spaces.ts';
import { changePage } from './change-page.ts';
import { copyDrafts } from './copy-drafts.ts';
import type { AdminPageDeps } from './deps.ts';
import { findDraftSummaries } from './draft-rows.ts';
import { findPage, findPages, lockPage } from './page-rows.ts';
import { pageProblems } from './problems.ts';

type PageCalls = Pick<
  typeof pageCalls,
  | 'listPages'
  | 'getPage'
  | 'createPage'
  | 'updatePage'
  | 'copyPage'
  | 'archivePage'
  | 'unarchivePage'
>;

export const pageHandlers = (deps: AdminPageDeps): Handlers<PageCalls, HandlerContexts> => {
  const { db, now } = deps;

  const present = async (code: string, reader: AdminPageDeps['db'] = db) => ({
    ...(await findPage(reader, code, now())),
    drafts: await findDraftSummaries(reader, code),
  });

  const insert = (trx: Transaction<Database>, body: { code: string; name: string }) =>
    trx
      .insertInto('content_pages')
      .values({ ...body, space: SPACE, created_at: new Date(now()) })
      .execute();

  /** Changes a page that is locked, and records how it was. */
  const change = async (
    trx: Transaction<Database>,
    context: OperatorContext,
    code: string,
    columns: { name?: string; archived_at?: Date | null },
  ) => {
    const before = await findPage(trx, code, now());
    await trx
      .updateTable('content_pages')
      .set({ ...columns, version: before.version + 1 })
      .where('space', '=', SPACE)
      .where('code', '=', code)
      .execute();
    const after = await present(code, trx);
    await context.recordAudit(trx, { target: { type: 'page', id: code }, before, after });
    return after;
  };

  return {
    async listPages({ query: { cursor, size, ...filter } }) {
      const [after] = parseCursor(cursor, ['text']) ?? [];
      const rows = await findPages(db, { ...filter, size, after, now: now() });
      return toPage(
        rows,
        size,
        (row) => row,
        ({ code }) => [code],
      );
    },
    getPage({ params: { code } }) {
      return present(code);
    },
    createPage: ({ body }, context) =>
      changePage(deps, context, body, async (trx) => {
        await insert(trx, body);
        const after = await present(body.code, trx);
        await context.recordAudit(trx, { target: { type: 'page', id: body.code }, after });
        return after;
      }),
    updatePage: ({ params: { code }, body }, context) =>
      changePage(deps, context, { code, body }, async (trx) => {
        context.checkVersion((await lockPage(trx, code)).version);
        return change(trx, context, code, body);
      }),
    copyPage: ({ params: { code }, body }, context) =>
      changePage(deps, context, { code, body }, async (trx) => {
        await lockPage(trx, code);
        await insert(trx, body);
        await copyDrafts(trx, { from: code, to: body.code }, context.operator, now());
        const after = await present(body.code, trx);
        await context.recordAudit(trx, { target: { type: 'page', id: body.code }, after });
        return after;
      }),
    archivePage: ({ params: { code } }, context) =>
      changePage(deps, context, { code }, async (trx) => {
        await lockPage(trx, code);
        const { state } = await findPage(trx, code, now());
        if (state === 'live' || state === 'upcoming')
          throw pageProblems('page-shown', context.language);
        return change(trx, context, code, { archived_at: new Date(now()) });
      }),
    unarchivePage: ({ params: { code } }, context) =>
      changePage(deps, context, { code }, async (trx) => {
        await lockPage(trx, code);
        return change(trx, context, code, { archived_at: null });
      }),
  };
};
