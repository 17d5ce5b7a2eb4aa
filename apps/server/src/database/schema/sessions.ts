import type { Language } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { BigIdOrNull, Time, TimeOrNull, TimeWithDefault } from './columns.ts';

export interface ShoppersTable {
  id: ColumnType<string, never, never>;
  bag_id: Generated<string>;
  created_at: TimeWithDefault;
  name: string | null;
  mobile: string | null;
  email: string | null;
  /** An address that is not verified neither logs in nor keeps others from using it. */
  email_verified_at: TimeOrNull;
  password_hash: string | null;
  gender: string | null;
  birthday: string | null;
  role: Generated<string>;
  role_reason: string | null;
  /** When the role ends by itself; null is without an end. */
  role_until: TimeOrNull;
  /** Whether they may pay without money. */
  is_tester: Generated<boolean>;
  tier: string | null;
  tier_joined_at: TimeOrNull;
  /** The tier before the last change, when that was higher. */
  former_tier: string | null;
  tier_changed_at: TimeOrNull;
  erased_at: TimeOrNull;
  /** The first account of a person who came back after erasing it; null for everybody else. */
  limit_account_id: BigIdOrNull;
  /** A blocked shopper has no session and cannot log in. */
  blocked_at: TimeOrNull;
  blocked_reason: string | null;
  /** The language of the last log-in, for messages. */
  language: Language | null;
}

export interface SessionsTable {
  id: ColumnType<string, never, never>;
  key_hash: Buffer;
  shopper_id: BigIdOrNull;
  bag_id: string;
  created_at: TimeWithDefault;
  last_seen_at: Time;
  expires_at: Time;
  device: string | null;
  network: string | null;
  /** When the shopper last proved in this session who they are. */
  verified_at: TimeOrNull;
  /** The same for sessions that end together: that of the app and that of its pages. */
  link: string | null;
}
