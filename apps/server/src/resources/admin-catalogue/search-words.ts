import type { Handlers } from '@vitrine/contract';
import type { SearchRedirect, Synonym, searchWords } from '@vitrine/contract/admin';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { joinWords } from '../../catalogue/tokens.ts';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { SearchRedirectsTable, SearchSynonymsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { problem } from './problems.ts';

type Calls = Omit<typeof searchWords, 'trySearch'>;

const toSynonym = (row: Selectable<SearchSynonymsTable>): Synonym => ({
  id: row.id,
  words: row.words,
  alsoFind: row.also_find,
  version: row.version,
});

const toRedirect = (row: Selectable<SearchRedirectsTable>): SearchRedirect => ({
  id: row.id,
  words: row.words,
  url: row.url,
  name: row.name,
  version: row.version,
});

async function lockSynonym(db: Kysely<Database>, id: string): Promise<Synonym | undefined> {
  const rows = db.selectFrom('search_synonyms').selectAll().where('id', '=', id);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toSynonym(row);
}

async function lockRedirect(db: Kysely<Database>, id: string): Promise<SearchRedirect | undefined> {
  const rows = db.selectFrom('search_redirects').selectAll().where('id', '=', id);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toRedirect(row);
}

/** Words lead to one page only. Of two pages the shop could open just one. */
async function requireFreeWords(
  trx: Transaction<Database>,
  words: readonly string[],
  { language }: OperatorContext,
  exceptId = '0',
): Promise<void> {
  await acquireAdvisoryLock(trx, 'search-redirects');
  const others = await trx
    .selectFrom('search_redirects')
    .select('words')
    .where('id', '!=', exceptId)
    .execute();
  const taken = new Set(others.flatMap((row) => row.words.map(joinWords)));
  const clashes = words.filter((word) => taken.has(joinWords(word)));
  if (clashes.length > 0)
    throw problem('words-taken', language, { values: { words: clashes.join(', ') } });
}

const synonymHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<
  Pick<Calls, 'listSynonyms' | 'createSynonym' | 'updateSynonym' | 'deleteSynonym'>,
  HandlerContexts
> => ({
  async listSynonyms() {
    const rows = await db.selectFrom('search_synonyms').selectAll().orderBy('id').execute();
    return rows.map(toSynonym);
  },
  createSynonym: ({ body: { words, alsoFind } }, context) =>
    addRow(db, context, {
      type: 'search-synonym',
      once: { request: { words, alsoFind }, now: now() },
      getId: ({ id }) => id,
      add: async (trx) =>
        toSynonym(
          await trx
            .insertInto('search_synonyms')
            .values({ words, also_find: alsoFind })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  updateSynonym: ({ params: { id }, body: { words, alsoFind } }, context) =>
    changeRow(db, context, {
      target: { type: 'search-synonym', id },
      lock: (trx) => lockSynonym(trx, id),
      write: async (trx, { version }) =>
        toSynonym(
          await trx
            .updateTable('search_synonyms')
            .set({ words, also_find: alsoFind, version: version + 1 })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  deleteSynonym: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'search-synonym', id },
      lock: (trx) => lockSynonym(trx, id),
      remove: (trx) => trx.deleteFrom('search_synonyms').where('id', '=', id).execute(),
    }),
});

export const searchWordHandlers = (deps: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  ...synonymHandlers(deps),
  async listSearchRedirects() {
    const rows = await deps.db.selectFrom('search_redirects').selectAll().orderBy('id').execute();
    return rows.map(toRedirect);
  },
  createSearchRedirect: ({ body: { words, url, name } }, context) =>
    addRow(deps.db, context, {
      type: 'search-redirect',
      getId: ({ id }) => id,
      add: async (trx) => {
        await requireFreeWords(trx, words, context);
        const row = await trx
          .insertInto('search_redirects')
          .values({ words, url, name: JSON.stringify(toStoredText(name)) })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toRedirect(row);
      },
    }),
  updateSearchRedirect: ({ params: { id }, body: { words, url, name } }, context) =>
    changeRow(deps.db, context, {
      target: { type: 'search-redirect', id },
      lock: (trx) => lockRedirect(trx, id),
      write: async (trx, { version }) => {
        await requireFreeWords(trx, words, context, id);
        const row = await trx
          .updateTable('search_redirects')
          .set({ words, url, name: JSON.stringify(toStoredText(name)), version: version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toRedirect(row);
      },
    }),
  deleteSearchRedirect: ({ params: { id } }, context) =>
    removeRow(deps.db, context, {
      target: { type: 'search-redirect', id },
      lock: (trx) => lockRedirect(trx, id),
      remove: (trx) => trx.deleteFrom('search_redirects').where('id', '=', id).execute(),
    }),
});
