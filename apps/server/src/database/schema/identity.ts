import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Time, TimeOrNull, TimeWithDefault } from './columns.ts';

type IdentityId = ColumnType<string, never, never>;

export interface ShopperIdentitiesTable {
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
  mobile: string;
  address_hash: Buffer;
  code_hash: Buffer;
  attempts: Generated<number>;
  created_at: Time;
  expires_at: Time;
  spent_at: TimeOrNull;
}

export interface FailedLoginsTable {
  id: IdentityId;
  account_hash: Buffer;
  address_hash: Buffer;
  failed_at: Time;
}

export interface SpentTokensTable {
  token_hash: Buffer;
  expires_at: Time;
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
  recipient: string;
  body: string;
  code: string | null;
  sent_at: Time;
}
