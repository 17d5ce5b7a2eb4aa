import type { Language } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { marketingProblem } from './problems.ts';

interface Scope {
  readonly setIds?: readonly string[] | undefined;
  readonly categoryIds?: readonly string[] | undefined;
}

const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${sql.val([...ids])}::bigint[])`;

/**
 * Refuses an offer whose sets or categories are missing, or whose sets are found by rule: the checkout reads the
 * products of a set from the database, which knows those chosen by hand only. The rows stay locked, so that none
 * of them is deleted or gets a rule meanwhile.
 */
export async function requireUsableScope(
  trx: Transaction<Database>,
  { setIds = [], categoryIds = [] }: Scope,
  language: Language,
): Promise<void> {
  const sets = await trx
    .selectFrom('sets')
    .select('rule')
    .where(isOneOf(setIds))
    .orderBy('id')
    .forShare()
    .execute();
  const categories = await trx
    .selectFrom('categories')
    .select('id')
    .where(isOneOf(categoryIds))
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (sets.length < new Set(setIds).size) throw marketingProblem('set-missing', language);
  if (categories.length < new Set(categoryIds).size)
    throw marketingProblem('category-missing', language);
  if (sets.some(({ rule }) => rule !== null)) throw marketingProblem('set-by-rule', language);
}
