import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';

/** A screen that stays open asks again and again; that is one reading. */
const READING_MS = 30 * 60_000;

interface Reading {
  readonly target: { readonly type: string; readonly id: string };
  /** The name of the call. */
  readonly action: string;
  readonly now: number;
}

/** Records that an operator reads what shoppers wrote, once for as long as they read it. */
export async function recordReading(
  db: Kysely<Database>,
  { operator, recordAudit }: OperatorContext,
  { target, action, now }: Reading,
): Promise<void> {
  const { operatorId, apiKeyId } = operator;
  const known = await db
    .selectFrom('audit_records')
    .select('id')
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .where('action', '=', action)
    .where('operator_id', 'is not distinct from', operatorId)
    .where('api_key_id', 'is not distinct from', apiKeyId)
    .where('at', '>', new Date(now - READING_MS))
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordAudit(db, { target });
}
