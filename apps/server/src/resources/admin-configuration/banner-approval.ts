import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { bannerDefinition } from './banner-definition.ts';
import { configurationProblem } from './problems.ts';

const SAVES = ['createBanner', 'updateBanner'];

/** The person behind an operator or the key of a machine. */
async function findPerson(
  db: Kysely<Database>,
  operatorId: string | null,
  apiKeyId: string | null,
): Promise<string | null> {
  if (operatorId !== null || apiKeyId === null) return operatorId;
  const key = await db
    .selectFrom('api_keys')
    .select('created_by')
    .where('id', '=', apiKeyId)
    .executeTakeFirst();
  return key?.created_by ?? null;
}

/** Where pages need a second person, a banner takes effect by another person than the one who saved it last. */
export async function requireAnotherPerson(
  db: Kysely<Database>,
  { operator, language }: OperatorContext,
  id: string,
): Promise<void> {
  const save = await db
    .selectFrom('audit_records')
    .select(['operator_id', 'api_key_id'])
    .where('target_type', '=', bannerDefinition.type)
    .where('target_id', '=', id)
    .where('action', 'in', SAVES)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!save) return;
  const author = await findPerson(db, save.operator_id, save.api_key_id);
  const person = await findPerson(db, operator.operatorId, operator.apiKeyId);
  if (author === null || author === person)
    throw configurationProblem('another-person-needed', language);
}

/** Where pages need a second person, a banner that takes effect is paused before it is changed. */
export function requirePaused(
  { language }: OperatorContext,
  { pausedAt }: { readonly pausedAt: string | null },
): void {
  if (pausedAt === null) throw configurationProblem('pause-first', language);
}
