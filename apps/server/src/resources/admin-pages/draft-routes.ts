import type { Handlers } from '@vitrine/contract';
import type { pageCalls } from '@vitrine/contract/admin';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePage } from './change-page.ts';
import { checkDraft } from './check-draft.ts';
import { checkDraftVersion } from './check-draft-version.ts';
import type { AdminPageDeps } from './deps.ts';
import {
  type DraftRow,
  findDraft,
  findDraftContent,
  lockDraft,
  toDraft,
  toDraftSummary,
  writeDraft,
} from './draft-rows.ts';
import { findSave, findSaves, toSave } from './draft-saves.ts';
import { findEditors, keepEditor } from './editor-rows.ts';
import { insertDraft } from './insert-draft.ts';
import { lockPage } from './page-rows.ts';
import { pageProblems } from './problems.ts';

type DraftCalls = Pick<
  typeof pageCalls,
  | 'createPageDraft'
  | 'getPageDraft'
  | 'checkPageDraft'
  | 'savePageDraft'
  | 'deletePageDraft'
  | 'listPageDraftEditors'
  | 'listPageDraftSaves'
  | 'getPageDraftSave'
  | 'restorePageDraft'
>;

/** What the audit record says of a draft; the modules of each version are in its saves. */
const summarise = (row: DraftRow) => ({
  ...toDraftSummary(row),
  entryCount: row.entries.length,
});

export const draftHandlers = (deps: AdminPageDeps): Handlers<DraftCalls, HandlerContexts> => {
  const { db, now } = deps;
  const describeSave = ({ operator }: OperatorContext, note: string) => ({
    operator,
    note,
    at: now(),
  });
  const toTarget = (id: string) => ({ type: 'page-draft', id });

  return {
    createPageDraft: ({ params: { code }, body: { from, ...audience } }, context) =>
      changePage(deps, context, { code, from, audience }, async (trx) => {
        const page = await lockPage(trx, code);
        if (page.archived_at !== null) throw pageProblems('page-archived', context.language);
        const content = from
          ? await findDraftContent(trx, from)
          : { title: page.name, entries: [] };
        const save = describeSave(context, '');
        const row = await insertDraft(trx, { ...audience, code }, content, save);
        await context.recordAudit(trx, { target: toTarget(row.id), after: summarise(row) });
        return toDraft(row);
      }),
    async getPageDraft({ params: { id } }) {
      return toDraft(await findDraft(db, id));
    },
    async checkPageDraft({ params: { id } }) {
      return { problems: await checkDraft(deps, await findDraft(db, id)) };
    },
    savePageDraft: ({ params: { id }, body: { note, isAutomatic, ...content } }, context) =>
      changePage(deps, context, { id, note, isAutomatic, content }, async (trx) => {
        const before = await lockDraft(trx, id);
        checkDraftVersion(context, before);
        const row = await writeDraft(trx, before, content, {
          ...describeSave(context, note),
          isAutomatic,
        });
        const states = { before: summarise(before), after: summarise(row) };
        await context.recordAudit(trx, { target: toTarget(id), ...states });
        return toDraft(row);
      }),
    deletePageDraft: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        const before = await lockDraft(trx, id);
        checkDraftVersion(context, before);
        await trx.deleteFrom('content_drafts').where('id', '=', id).execute();
        await context.recordAudit(trx, { target: toTarget(id), before: toDraft(before) });
        return { done: true as const };
      }),
    async listPageDraftEditors({ params: { id }, query: { editor, isOpen } }, context) {
      const { version, saved_by, saved_at } = await findDraft(db, id);
      if (editor)
        await keepEditor(db, id, editor, { name: context.operator.name, at: now(), isOpen });
      const editors = await findEditors(db, id, now());
      return { editors, version, savedBy: saved_by, savedAt: saved_at.toISOString() };
    },
    async listPageDraftSaves({ params: { id }, query: { cursor, size } }) {
      await findDraft(db, id);
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const rows = await findSaves(db, id, size, before);
      return toPage(rows, size, toSave, ({ version }) => [String(version)]);
    },
    async getPageDraftSave({ params: { id, version } }) {
      const draft = await findDraft(db, id);
      return toDraft({ ...draft, ...(await findSave(db, id, version)) });
    },
    restorePageDraft: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const before = await lockDraft(trx, id);
        checkDraftVersion(context, before);
        const content =
          'saveVersion' in body
            ? toDraft({ ...before, ...(await findSave(trx, id, body.saveVersion)) })
            : await findDraftContent(trx, { type: 'revision', id: body.revisionId }, before.space);
        const row = await writeDraft(trx, before, content, describeSave(context, ''));
        const states = { before: summarise(before), after: summarise(row) };
        await context.recordAudit(trx, { target: toTarget(id), ...states });
        return toDraft(row);
      }),
  };
};
