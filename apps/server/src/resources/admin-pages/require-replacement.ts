import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import { findBlockUses, nameUses } from './find-block-uses.ts';
import { lockPage } from './page-rows.ts';
import { pageProblems } from './problems.ts';
import type { RevisionRow } from './revision-rows.ts';

/** Refuses to withdraw the only thing that a block shows in a language while pages use the block. */
export async function requireReplacement(
  trx: Transaction<Database>,
  { language: languageOfOperator }: OperatorContext,
  { id, space, code, language }: RevisionRow,
  now: number,
): Promise<void> {
  if (space !== BLOCK_SPACE) return;
  const other = await trx
    .selectFrom('content_revisions')
    .select('id')
    .where('space', '=', space)
    .where('code', '=', code)
    .where('language', '=', language)
    .where('id', '<>', id)
    .where('published_at', 'is not', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  const uses = (await findBlockUses(trx, [code], now)).get(code) ?? [];
  if (uses.length === 0) return;
  const { name } = await lockPage(trx, code, space);
  const values = { name, places: nameUses(uses) };
  throw pageProblems('block-needed', languageOfOperator, { values });
}
