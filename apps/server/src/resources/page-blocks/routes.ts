import type { Handlers } from '@vitrine/contract';
import type { pageBlockCalls } from '@vitrine/contract/admin';
import { otherLanguage } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { changePage } from '../admin-pages/change-page.ts';
import type { AdminPageDeps } from '../admin-pages/deps.ts';
import { readDraftContent, toDraft } from '../admin-pages/draft-rows.ts';
import { findBlockUses, nameUses } from '../admin-pages/find-block-uses.ts';
import { insertDraft } from '../admin-pages/insert-draft.ts';
import { findPageRevisions, presentRevisions } from '../admin-pages/revision-rows.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import { findBlockContent } from './block-content.ts';
import {
  type BlockRow,
  findBlock,
  findBlockDrafts,
  findBlocks,
  lockBlock,
  presentBlocks,
} from './block-rows.ts';
import { createBlock } from './create-block.ts';
import { problem } from './problems.ts';

/** Operators save modules as blocks, which pages use as copies or linked. */
export function pageBlockHandlers(
  deps: AdminPageDeps,
): Handlers<typeof pageBlockCalls, HandlerContexts> {
  const { db, now } = deps;
  const target = (code: string) => ({ type: 'page-block', id: code });

  async function present(reader: Kysely<Database>, row: BlockRow) {
    const [block] = await presentBlocks(reader, [row], now());
    if (!block) throw new ApiProblem('not-found');
    return block;
  }

  return {
    async listPageBlocks({ query: { cursor, size, search } }) {
      const [before] = parseCursor(cursor, ['text']) ?? [];
      const rows = await findBlocks(db, { search, before, size });
      const page = toPage(
        rows,
        size,
        (row) => row,
        ({ code }) => [code],
      );
      return { ...page, items: await presentBlocks(db, page.items, now()) };
    },
    async getPageBlock({ params: { code } }) {
      const block = await present(db, await findBlock(db, code));
      const uses = await findBlockUses(db, [code], now());
      return { ...block, uses: uses.get(code) ?? [] };
    },
    getPageBlockContent({ params: { code }, query: { language } }) {
      return findBlockContent(db, code, language, now());
    },
    createPageBlock: ({ body }, context) =>
      changePage(deps, context, body, async (trx) => {
        const code = await createBlock(trx, deps, context, body);
        const after = await present(trx, await findBlock(trx, code));
        await context.recordAudit(trx, { target: target(code), after });
        return after;
      }),
    updatePageBlock: ({ params: { code }, body: { name } }, context) =>
      changePage(deps, context, { code, name }, async (trx) => {
        const row = await lockBlock(trx, code);
        context.checkVersion(row.version);
        const before = await present(trx, row);
        await trx
          .updateTable('content_pages')
          .set({ name, version: row.version + 1 })
          .where('space', '=', BLOCK_SPACE)
          .where('code', '=', code)
          .execute();
        const after = await present(trx, await findBlock(trx, code));
        await context.recordAudit(trx, { target: target(code), before, after });
        return after;
      }),
    deletePageBlock: ({ params: { code } }, context) =>
      changePage(deps, context, { code }, async (trx) => {
        const row = await lockBlock(trx, code);
        context.checkVersion(row.version);
        const uses = (await findBlockUses(trx, [code], now())).get(code) ?? [];
        if (uses.length > 0) {
          const values = { places: nameUses(uses) };
          throw problem('block-in-use', context.language, { values });
        }
        const before = await present(trx, row);
        // Former versions of pages may still name it, so that its modules are kept.
        await trx
          .updateTable('content_pages')
          .set({ archived_at: new Date(now()), version: row.version + 1 })
          .where('space', '=', BLOCK_SPACE)
          .where('code', '=', code)
          .execute();
        await context.recordAudit(trx, { target: target(code), before });
        return { done: true as const };
      }),
    createPageBlockDraft: ({ params: { code }, body: { language } }, context) =>
      changePage(deps, context, { code, language }, async (trx) => {
        const { name } = await lockBlock(trx, code);
        const drafts = await findBlockDrafts(trx, [code]);
        const other = drafts.find((draft) => draft.language === otherLanguage(language));
        const content = other ? readDraftContent(other) : { title: name, entries: [] };
        const save = { operator: context.operator, note: '', at: now() };
        const place = { space: BLOCK_SPACE, code, language };
        const row = await insertDraft(trx, place, content, save);
        const after = { ...place, draftId: row.id, modules: row.entries.length };
        await context.recordAudit(trx, { target: target(code), after });
        return toDraft(row);
      }),
    async listPageBlockRevisions({ params: { code }, query: { cursor, size } }) {
      await findBlock(db, code);
      const [before] = parseCursor(cursor, ['id']) ?? [];
      const key = { space: BLOCK_SPACE, code };
      const rows = await findPageRevisions(db, { ...key, size, before });
      const page = toPage(
        rows,
        size,
        (row) => row,
        ({ id }) => [id],
      );
      return { ...page, items: await presentRevisions(db, key, page.items, now()) };
    },
  };
}
