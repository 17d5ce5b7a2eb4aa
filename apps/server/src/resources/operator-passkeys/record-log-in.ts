import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { writeAuditRecord } from '../audit/write-audit-record.ts';
import { describeDevice } from '../identities/session-client.ts';
import { toIdentityWithoutSession } from '../operators/identity.ts';
import type { OperatorRow } from '../operators/queries.ts';

interface UsedPasskey {
  readonly operator?: OperatorRow | undefined;
  readonly passkeyId?: string;
  readonly fault?: string;
}

/** A fault may quote what a stranger has sent. */
const MAX_FAULT = 200;
const STRANGER = {
  operatorId: null,
  apiKeyId: null,
  sessionId: null,
  name: 'unknown',
  permissions: [],
  merchantId: null,
} as const;

/** Records who logged in with a passkey, or why it was refused. */
export const recordLogIn = (
  db: Kysely<Database>,
  { ip, requestId, userAgent }: HandlerContext,
  { operator, passkeyId, fault }: UsedPasskey,
  now: number,
) =>
  writeAuditRecord(db, now, {
    operator: operator ? toIdentityWithoutSession(operator) : STRANGER,
    ip,
    requestId,
    action: 'finishPasskeyLogIn',
    target: { type: 'passkey', id: passkeyId ?? 'unknown' },
    after: fault ? { fault: fault.slice(0, MAX_FAULT) } : { device: describeDevice(userAgent) },
  });
