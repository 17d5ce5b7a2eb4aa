import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import type { AuditEntry } from '../../http/operator-access.ts';
import { writeAuditRecord } from '../audit/write-audit-record.ts';
import type { OperatorRow } from './queries.ts';

export interface Actor extends Pick<OperatorRow, 'name' | 'merchant_id'> {
  readonly id: string | null;
}

/** Someone who is no operator. */
export const STRANGER: Actor = { id: null, name: 'unknown', merchant_id: null };

/** Records a call of someone who has no session yet: at a log-in, or with an invitation. */
export const recordLogIn = (
  db: Kysely<Database>,
  { ip, requestId }: Pick<HandlerContext, 'ip' | 'requestId'>,
  now: number,
  { actor, ...record }: AuditEntry & { readonly actor: Actor; readonly action: string },
): Promise<void> =>
  writeAuditRecord(db, now, {
    ...record,
    operator: {
      operatorId: actor.id,
      apiKeyId: null,
      sessionId: null,
      isConfirmed: false,
      name: actor.name,
      permissions: [],
      merchantId: actor.merchant_id,
    },
    ip,
    requestId,
  });
