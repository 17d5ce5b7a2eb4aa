import type { ColumnType, Generated } from 'kysely';
import type { BigIdOrNull, Time, TimeOrNull, TimeWithDefault } from './columns.ts';

export interface ShoppersTable {
  id: ColumnType<string, never, never>;
  bag_id: Generated<string>;
  created_at: TimeWithDefault;
  name: string | null;
  mobile: string | null;
  email: string | null;
  password_hash: string | null;
  gender: string | null;
  birthday: string | null;
  role: Generated<string>;
  tier: string | null;
  tier_joined_at: TimeOrNull;
  erased_at: TimeOrNull;
}

export interface SessionsTable {
  id: ColumnType<string, never, never>;
  key_hash: Buffer;
  shopper_id: BigIdOrNull;
  bag_id: string;
  created_at: TimeWithDefault;
  last_seen_at: Time;
  expires_at: Time;
}
