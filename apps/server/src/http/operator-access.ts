import type { Permission } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Who calls: an operator with a session, or a machine with a key. */
export interface OperatorIdentity {
  readonly operatorId: string | null;
  readonly apiKeyId: string | null;
  readonly sessionId: string | null;
  /** Whether a person has proved within the last ten minutes who they are. */
  readonly isConfirmed: boolean;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Set: only what belongs to this merchant is seen and changed. */
  readonly merchantId: string | null;
}

/** What was changed or looked at, and how it was before and after. */
export interface AuditEntry {
  readonly target: { readonly type: string; readonly id: string };
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

export interface AuditRecordInput extends AuditEntry {
  readonly operator: OperatorIdentity;
  readonly ip: string;
  readonly requestId: string;
  /** The name of the call. */
  readonly action: string;
}

/** How the server finds operators and keeps the record of their work. */
export interface OperatorAccess {
  findOperator(credentials: OperatorCredentials): Promise<OperatorIdentity | undefined>;
  writeAuditRecord(db: Kysely<Database>, record: AuditRecordInput): Promise<void>;
}

export type OperatorCredentials = { readonly sessionKey: string } | { readonly apiKey: string };
