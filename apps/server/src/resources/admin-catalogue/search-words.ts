import type { Handlers } from '@vitrine/contract';
import { searchRedirect, type searchWords, synonym } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import { joinWords } from '../../catalogue/tokens.ts';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { defineRecord } from '../records/define-record.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';
import { problem } from './problems.ts';

/** Words lead to one page only. Of two pages the shop could open just one. */
async function requireFreeWords(
  trx: Transaction<Database>,
  words: readonly string[],
  { language }: OperatorContext,
  exceptId: string,
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

const synonymRecord = defineRecord({
  type: 'search-synonym',
  table: 'search_synonyms',
  key: 'id',
  shape: synonym,
  order: ['id'],
  isCreatedOnce: true,
});

const redirectRecord = defineRecord({
  type: 'search-redirect',
  table: 'search_redirects',
  key: 'id',
  shape: searchRedirect,
  order: ['id'],
  texts: ['name'],
  requireFit: (trx, context, { id, words }) => requireFreeWords(trx, words, context, id),
});

export function searchWordHandlers(
  deps: RecordDeps,
): Handlers<Omit<typeof searchWords, 'trySearch'>, HandlerContexts> {
  const synonyms = serveRecord(deps, synonymRecord);
  const redirects = serveRecord(deps, redirectRecord);
  return {
    listSynonyms: synonyms.list,
    createSynonym: synonyms.create,
    updateSynonym: synonyms.update,
    deleteSynonym: synonyms.remove,
    listSearchRedirects: redirects.list,
    createSearchRedirect: redirects.create,
    updateSearchRedirect: redirects.update,
    deleteSearchRedirect: redirects.remove,
  };
}
