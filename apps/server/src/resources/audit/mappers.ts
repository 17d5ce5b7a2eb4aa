import type { AuditRecord } from '@vitrine/contract/admin';
import type { Selectable } from 'kysely';
import type { AuditRecordsTable } from '../../database/schema/operators.ts';

export const toAuditRecord = (row: Selectable<AuditRecordsTable>): AuditRecord => ({
  id: row.id,
  at: row.at.toISOString(),
  operatorId: row.operator_id,
  apiKeyId: row.api_key_id,
  actor: row.actor,
  ip: row.ip,
  requestId: row.request_id,
  action: row.action,
  target: { type: row.target_type, id: row.target_id },
  before: row.before,
  after: row.after,
  reason: row.reason,
});
