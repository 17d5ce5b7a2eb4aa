import type { Handlers } from '@vitrine/contract';
import type { PageTest, pageTestCalls } from '@vitrine/contract/admin';
import { chinaDayStart } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePage } from '../admin-pages/change-page.ts';
import type { AdminPageDeps } from '../admin-pages/deps.ts';
import { findPage, lockPage } from '../admin-pages/page-rows.ts';
import { pageProblems } from '../admin-pages/problems.ts';
import { toPublisher } from '../admin-pages/publish-content.ts';
import { SPACE } from '../contents/spaces.ts';
import { countTest } from './count-test.ts';
import { endTest } from './end-test.ts';
import { presentTest } from './present-test.ts';
import { testProblems } from './problems.ts';
import { requireStartable } from './start-test.ts';
import {
  findTest,
  findTests,
  lockTest,
  type TestRow,
  toColumns,
  toTest,
  writeTest,
} from './test-rows.ts';
import { changesPlan, getNextTestState, type TestAction } from './test-states.ts';

const toTarget = (id: string) => ({ type: 'page-test', id });

function requireAction({ state }: TestRow, action: TestAction, { language }: OperatorContext) {
  if (getNextTestState(state, action) === undefined) throw testProblems('test-state', language);
}

export const pageTestHandlers = (
  deps: AdminPageDeps,
): Handlers<typeof pageTestCalls, HandlerContexts> => {
  const { db, now } = deps;

  /** Locks the page of a test and then the test, as every publication locks the page first. */
  async function lock(trx: Transaction<Database>, id: string, context: OperatorContext) {
    const { archived_at } = await lockPage(trx, (await findTest(trx, id)).code);
    if (archived_at !== null) throw pageProblems('page-archived', context.language);
    const row = await lockTest(trx, id);
    context.checkVersion(row.version);
    return row;
  }

  async function record(
    trx: Transaction<Database>,
    context: OperatorContext,
    before: TestRow,
    row: TestRow,
  ): Promise<PageTest> {
    const after = toTest(row);
    await context.recordAudit(trx, { target: toTarget(row.id), before: toTest(before), after });
    return after;
  }

  /** Counts all days of a test that runs, before it is locked, because that may take a while. */
  async function countRunning(id: string): Promise<void> {
    const test = await findTest(db, id);
    if (test.state === 'running')
      await countTest(db, test, chinaDayStart(test.started_at?.getTime() ?? now()), now());
  }

  return {
    async listPageTests({ params: { code }, query: { cursor, size } }) {
      await findPage(db, code, now());
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findTests(db, { code, size, before });
      return toPage(rows, size, toTest, ({ id }) => [id]);
    },
    async getPageTest({ params: { id } }) {
      return presentTest(db, await findTest(db, id));
    },
    createPageTest: ({ params: { code }, body }, context) =>
      changePage(deps, context, { code, body }, async (trx) => {
        const { archived_at } = await lockPage(trx, code);
        if (archived_at !== null) throw pageProblems('page-archived', context.language);
        const row = await trx
          .insertInto('content_tests')
          .values({
            ...{ space: SPACE, code, ...toColumns(body) },
            ...{ created_by: context.operator.name, created_at: new Date(now()) },
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = toTest(row);
        await context.recordAudit(trx, { target: toTarget(row.id), after });
        return after;
      }),
    updatePageTest: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const before = await lock(trx, id, context);
        if (changesPlan(toTest(before), body)) {
          if (getNextTestState(before.state, 'change-plan') === undefined)
            throw testProblems('test-plan-fixed', context.language);
        } else requireAction(before, 'change-text', context);
        return record(trx, context, before, await writeTest(trx, before, toColumns(body)));
      }),
    deletePageTest: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        const before = await lock(trx, id, context);
        requireAction(before, 'delete', context);
        await trx.deleteFrom('content_tests').where('id', '=', id).execute();
        await context.recordAudit(trx, { target: toTarget(id), before: toTest(before) });
        return { done: true as const };
      }),
    startPageTest: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        const before = await lock(trx, id, context);
        requireAction(before, 'start', context);
        await requireStartable(trx, before, context.language, now());
        const started = { started_by: context.operator.name, started_at: new Date(now()) };
        const row = await writeTest(trx, before, { state: 'running', ...started });
        return record(trx, context, before, row);
      }),
    async countPageTest({ params: { id } }, context) {
      await countRunning(id);
      return changePage(deps, context, { id }, async (trx) => {
        const row = await findTest(trx, id);
        requireAction(row, 'count', context);
        const counted = await presentTest(trx, row);
        await context.recordAudit(trx, { target: toTarget(id), after: counted });
        return counted;
      });
    },
    async endPageTest({ params: { id }, body: { choice } }, context) {
      await countRunning(id);
      return changePage(deps, context, { id, choice }, async (trx) => {
        const before = await lock(trx, id, context);
        requireAction(before, 'end', context);
        const ending = { choice, endedBy: context.operator.name };
        return presentTest(trx, await endTest(trx, before, ending, toPublisher(context), now()));
      });
    },
  };
};
