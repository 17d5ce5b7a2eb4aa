import type { SetUpStep } from '@vitrine/contract/admin';
import type { ColumnType, Generated } from 'kysely';
import type {
  BigId,
  BigIdOrNull,
  JsonOrNull,
  Time,
  TimeOrNull,
  TimeWithDefault,
} from './columns.ts';

type Id = ColumnType<string, never, never>;

export interface OperatorsTable {
  id: Id;
  email: string;
  name: string;
  role: string;
  merchant_id: BigIdOrNull;
  status: Generated<'active' | 'disabled'>;
  password_hash: string | null;
  sign_on_subject: string | null;
  is_role_from_groups: Generated<boolean>;
  /** Disabled because no group stands for a role; a group that does enables the operator again. */
  is_disabled_by_groups: Generated<boolean>;
  totp_secret: Buffer | null;
  totp_step: BigIdOrNull;
  created_at: Time;
  last_login_at: TimeOrNull;
  version: Generated<number>;
}

export interface OperatorRecoveryCodesTable {
  operator_id: BigId;
  code_hash: Buffer;
}

export interface OperatorChallengesTable {
  token_hash: Buffer;
  operator_id: BigId;
  totp_secret: Buffer | null;
  expires_at: Time;
}

export interface OperatorAttemptsTable {
  key_hash: Buffer;
  failures: number;
  last_at: Time;
  is_refused: Generated<boolean>;
}

export interface OperatorSignOnsTable {
  token_hash: Buffer;
  secrets: Buffer;
  expires_at: Time;
}

export interface OperatorPasskeysTable {
  id: Id;
  operator_id: BigId;
  credential_id: string;
  public_key: Buffer;
  counter: BigId;
  transports: string[];
  name: string;
  created_at: Time;
  last_used_at: TimeOrNull;
}

export interface OperatorPasskeyChallengesTable {
  bound_to: Buffer;
  challenge: string;
  operator_id: BigIdOrNull;
  expires_at: Time;
}

export interface OperatorSessionsTable {
  id: Id;
  key_hash: Buffer;
  operator_id: BigId;
  device: string | null;
  ip: string;
  created_at: Time;
  last_seen_at: Time;
  confirmed_at: TimeOrNull;
  expires_at: Time;
}

export interface OperatorInvitationsTable {
  id: Id;
  token_hash: Buffer;
  email: string | null;
  role: string;
  merchant_id: BigIdOrNull;
  invited_by: BigIdOrNull;
  created_at: Time;
  expires_at: Time;
}

export interface ApiKeysTable {
  id: Id;
  name: string;
  prefix: string;
  key_hash: Buffer;
  permissions: string[];
  merchant_id: BigIdOrNull;
  created_by: BigId;
  created_at: Time;
  expires_at: Time;
  last_used_at: TimeOrNull;
}

export interface AuditRecordsTable {
  id: Id;
  at: Time;
  operator_id: BigIdOrNull;
  api_key_id: BigIdOrNull;
  actor: string;
  ip: string;
  request_id: string;
  action: string;
  target_type: string;
  target_id: string;
  before: JsonOrNull<unknown>;
  after: JsonOrNull<unknown>;
  reason: string | null;
}

/** Steps of the set-up guide that were skipped. */
export interface SetUpStepsTable {
  step: SetUpStep;
  skipped_by: string;
  skipped_at: TimeWithDefault;
}
