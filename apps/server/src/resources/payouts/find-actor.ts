import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';

/** The person who acts: the operator, or the one who created the key of a machine. */
export async function findActor(
  db: Kysely<Database>,
  { operator: { operatorId, apiKeyId } }: OperatorContext,
): Promise<string | null> {
  if (operatorId !== null) return operatorId;
  const key = await db
    .selectFrom('api_keys')
    .select('created_by')
    .where('id', '=', apiKeyId)
    .executeTakeFirst();
  return key?.created_by ?? null;
}
