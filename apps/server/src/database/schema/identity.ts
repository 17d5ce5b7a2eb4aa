import type { PushVendor } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { MessageChannel } from '../../providers/messages/port.ts';
import type { BigId, BigIdOrNull, Time, TimeOrNull, TimeWithDefault } from './columns.ts';

type IdentityId = ColumnType<string, never, never>;

export interface ExternalIdentitiesTable {
  provider: string;
  subject: string;
  union_id: string | null;
  shopper_id: BigId;
  nickname: string | null;
  avatar_url: string | null;
  created_at: TimeWithDefault;
}

export interface SecurityCodesTable {
  id: IdentityId;
  /** Only in rows of former releases. */
  mobile: string | null;
  mobile_hash: Buffer | null;
  challenge_hash: Buffer | null;
  session_id: BigIdOrNull;
  device_hash: Buffer | null;
  ip_hash: Buffer;
  code_hash: Buffer;
  attempts: Generated<number>;
  created_at: Time;
  expires_at: Time;
  used_at: TimeOrNull;
}

/** What is left of the mobile and the partner accounts of an erased shopper: keyed hashes. */
export interface ErasedIdentitiesTable {
  identity_hash: Buffer;
  limit_account_id: BigId;
  kept_until: Time;
}

export interface FailedLoginsTable {
  id: IdentityId;
  account_hash: Buffer;
  ip_hash: Buffer;
  failed_at: Time;
}

export interface UsedTokensTable {
  token_hash: Buffer;
  expires_at: Time;
}

/** A token with which the app opens a session for its pages, once. */
export interface HandOverTokensTable {
  token_hash: Buffer;
  session_id: BigId;
  expires_at: Time;
}

/** A device on which the app shows messages. */
export interface PushDevicesTable {
  id: string;
  shopper_id: BigId;
  session_id: BigId;
  vendor: PushVendor;
  /** Encrypted. */
  token: Buffer;
  token_hash: Buffer;
  key_id: string;
  app_version: string;
  language: Language;
  system: string;
  registered_at: Time;
}

export interface ShopperPreferencesTable {
  shopper_id: BigId;
  code: string;
  is_on: boolean;
  decided_at: Time;
}

export interface ShopperBenefitsTable {
  shopper_id: BigId;
  code: string;
  expires_at: TimeOrNull;
  /** Why an operator gave it, and when; null where a program did. */
  reason: string | null;
  given_at: TimeOrNull;
}

export interface ShopperSpendsTable {
  reference: string;
  shopper_id: BigId;
  amount: BigId;
  spent_at: Time;
}

export interface MarketingSubscriptionsTable {
  id: IdentityId;
  shopper_id: BigIdOrNull;
  channel: string;
  destination: string;
  topic: string;
  is_on: boolean;
  changed_at: Time;
}

export interface SandboxMessagesTable {
  id: IdentityId;
  channel: Generated<MessageChannel>;
  recipient: string;
  body: string;
  code: string | null;
  link: string | null;
  sent_at: Time;
}
