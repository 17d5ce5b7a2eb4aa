import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { AuditRecordInput } from '../../http/operator-access.ts';

const toJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Writes one line of the record of what operators and machines did. */
export async function writeAuditRecord(
  db: Kysely<Database>,
  now: number,
  { operator, ip, requestId, action, target, before, after, reason = null }: AuditRecordInput,
): Promise<void> {
  await db
    .insertInto('audit_records')
    .values({
      at: new Date(now),
      operator_id: operator.operatorId,
      api_key_id: operator.apiKeyId,
      actor: operator.name,
      ip,
      request_id: requestId,
      action,
      target_type: target.type,
      target_id: target.id,
      before: toJson(before),
      after: toJson(after),
      reason,
    })
    .execute();
}
