import type { Handlers } from '@vitrine/contract';
import type { pageArchiveCalls } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { changePage } from '../admin-pages/change-page.ts';
import { findDraftSummaries } from '../admin-pages/draft-rows.ts';
import { findPage } from '../admin-pages/page-rows.ts';
import { limitConcurrency, QueueFullError } from '../images/limit-concurrency.ts';
import { applyImport } from './apply-import.ts';
import { createImport } from './create-import.ts';
import type { PageArchiveDeps } from './deps.ts';
import { exportPage } from './export-page.ts';
import { storeImportFile } from './import-file.ts';
import { createReport } from './import-report.ts';
import { findImport, isOver, lockImport } from './import-rows.ts';
import { problem } from './problems.ts';

/** An archive takes up to some hundred MB of memory. */
const runLimited = limitConcurrency(1, 4);

const NOTES = { 'zh-CN': '导入自 {file}', 'en-US': 'Imported from {file}' };

/** Pages leave this shop as files, and come from others. */
export function pageArchiveHandlers(
  deps: PageArchiveDeps,
): Handlers<typeof pageArchiveCalls, HandlerContexts> {
  const { db, now } = deps;
  const runInTurn = async <T>(language: 'zh-CN' | 'en-US', work: () => Promise<T>): Promise<T> => {
    try {
      return await runLimited(work);
    } catch (error) {
      if (error instanceof QueueFullError)
        throw problem('archives-busy', language, { headers: { 'retry-after': '10' } });
      throw error;
    }
  };

  return {
    exportPage: ({ params: { code }, query }, context) => {
      return runInTurn(context.language, async () => {
        const selection = { code, ids: query.drafts, blocks: query.blocks };
        const { archive, drafts, files } = await exportPage(deps, context, selection);
        const versions = drafts.map(({ id, version }) => ({ id, version }));
        await context.recordAudit(db, {
          target: { type: 'page', id: code },
          after: { drafts: versions, files, bytes: archive.byteLength },
        });
        const day = new Date(now()).toISOString().slice(0, 10);
        return { type: 'application/zip', name: `${code}-${day}.zip`, bytes: archive };
      });
    },
    createPageImport: ({ body }, context) =>
      runInTurn(context.language, () => createImport(deps, context, body)),
    async getPageImport({ params: { id } }) {
      return createReport(deps, db, await findImport(db, id));
    },
    storePageImportFile({ params }, context) {
      return storeImportFile(deps, context, params);
    },
    applyPageImport: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        const { language, operator } = context;
        const row = await lockImport(trx, id);
        if (row.applied_at !== null) throw problem('import-applied', language);
        if (isOver(row, now())) throw problem('import-over', language);
        const note = formatMessage(NOTES[language], { file: row.file_name }).slice(0, 400);
        const save = { operator, note, at: now() };
        await applyImport(deps, trx, context, { row, input: body, save });
        await trx
          .updateTable('page_imports')
          .set({ applied_at: new Date(now()), applied_to: body.code })
          .where('id', '=', id)
          .execute();
        const drafts = await findDraftSummaries(trx, body.code);
        const after = { ...(await findPage(trx, body.code, now())), drafts };
        await context.recordAudit(trx, {
          target: { type: 'page', id: body.code },
          after: { ...after, import: id, fileName: row.file_name, checksum: row.checksum },
        });
        return after;
      }),
  };
}
