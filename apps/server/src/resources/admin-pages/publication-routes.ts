import type { Handlers } from '@vitrine/contract';
import type { pageCalls } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { migrateEntries } from '@vitrine/modules/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { findPlaceholders } from '../built-in-templates/find-placeholders.ts';
import { findRunningTests, includesLanguage } from '../contents/running-tests.ts';
import { SPACE } from '../contents/spaces.ts';
import { changePage } from './change-page.ts';
import { checkDraftVersion } from './check-draft-version.ts';
import type { AdminPageDeps } from './deps.ts';
import { type DraftRow, findDraft, lockDraft, toDraft } from './draft-rows.ts';
import { findPage, lockPage } from './page-rows.ts';
import { pageProblems } from './problems.ts';
import { presentRevision, publishContent, publishDraft, toPublisher } from './publish-content.ts';
import { requireReplacement } from './require-replacement.ts';
import { isPublishable } from './review-rows.ts';
import {
  findPageRevisions,
  getRevisionState,
  lockRevision,
  presentRevisions,
  type RevisionRow,
  withdrawRevision,
} from './revision-rows.ts';

type PublicationCalls = Pick<
  typeof pageCalls,
  'publishPageDraft' | 'listPageRevisions' | 'withdrawPageRevision' | 'publishPageRevision'
>;

export const publicationHandlers = (
  deps: AdminPageDeps,
): Handlers<PublicationCalls, HandlerContexts> => {
  const { db, now } = deps;

  /** A page is locked before its drafts and revisions, so that it is not archived meanwhile. */
  async function lockOpenPage(
    trx: Transaction<Database>,
    { space, code }: Pick<RevisionRow, 'space' | 'code'>,
    context: OperatorContext,
  ) {
    const { archived_at } = await lockPage(trx, code, space);
    if (archived_at !== null) throw pageProblems('page-archived', context.language);
  }

  /** What a running test shows as B goes with the test, so that its counts stay comparable until then. */
  async function requireNotTested(
    trx: Transaction<Database>,
    { code, arm, language }: RevisionRow,
    context: OperatorContext,
  ) {
    const tests = arm === null ? [] : await findRunningTests(trx, code);
    if (tests.some((test) => includesLanguage(test, language)))
      throw pageProblems('revision-tested', context.language);
  }

  /** Samples of a template are published only by someone who has said so. */
  function requireOwnContent(row: DraftRow, language: Language) {
    const count = toDraft(row).entries.flatMap(({ fields }) => findPlaceholders(fields)).length;
    if (count > 0) throw pageProblems('placeholders-left', language, { values: { count } });
  }

  return {
    publishPageDraft: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const { acceptsPlaceholders, ...window } = body;
        await lockOpenPage(trx, await findDraft(trx, id), context);
        const row = await lockDraft(trx, id);
        checkDraftVersion(context, row);
        if (!(await isPublishable(trx, row, deps.settings.pageApproval)))
          throw pageProblems('approval-needed', context.language);
        if (!acceptsPlaceholders) requireOwnContent(row, context.language);
        return publishDraft(trx, toPublisher(context), row, window, now());
      }),
    async listPageRevisions({ params: { code }, query: { cursor, size } }) {
      await findPage(db, code, now());
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findPageRevisions(db, { space: SPACE, code, size, before });
      const page = toPage(
        rows,
        size,
        (row) => row,
        ({ id }) => [id],
      );
      return {
        ...page,
        items: await presentRevisions(db, { space: SPACE, code }, page.items, now()),
      };
    },
    withdrawPageRevision: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        const row = await lockRevision(trx, id);
        const state = getRevisionState(row, now());
        if (state === 'withdrawn' || state === 'ended')
          throw pageProblems('revision-over', context.language);
        await requireNotTested(trx, row, context);
        await requireReplacement(trx, context, row, now());
        const before = await presentRevision(trx, row, now());
        const withdrawn = await withdrawRevision(trx, id, now());
        const after = await presentRevision(trx, withdrawn, now());
        const target = { type: 'page-revision', id };
        await context.recordAudit(trx, { target, before, after });
        return after;
      }),
    publishPageRevision: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const row = await lockRevision(trx, id);
        await lockOpenPage(trx, row, context);
        const entries = migrateEntries(row.entries, row.version);
        const content = { title: row.title, entries };
        const published = { audience: row, content };
        return publishContent(trx, toPublisher(context), published, body, now());
      }),
  };
};
