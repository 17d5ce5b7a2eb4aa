import type { MaskedShopper } from '@vitrine/contract/admin';
import { maskMobile, maskPersonName, toLocalMobile } from '@vitrine/kit';
import type { Selectable } from 'kysely';
import type { ShoppersTable } from '../../database/schema/sessions.ts';

export type ShopperRow = Pick<
  Selectable<ShoppersTable>,
  | 'id'
  | 'name'
  | 'mobile'
  | 'email'
  | 'tier'
  | 'tier_joined_at'
  | 'created_at'
  | 'is_tester'
  | 'blocked_at'
  | 'blocked_reason'
  | 'role'
  | 'role_reason'
  | 'role_until'
  | 'erased_at'
>;

/** Masks an e-mail: zhixia@example.cn becomes z***@example.cn. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}***${email.slice(at)}`;
}

const toIso = (time: Date | null) => time?.toISOString() ?? null;

export const maskShopper = (row: ShopperRow): MaskedShopper => ({
  id: row.id,
  name: row.name && maskPersonName(row.name),
  mobile: row.mobile && maskMobile(toLocalMobile(row.mobile)),
  email: row.email && maskEmail(row.email),
  tier: row.tier,
  createdAt: row.created_at.toISOString(),
  isTester: row.is_tester,
  blocked: row.blocked_at && {
    at: row.blocked_at.toISOString(),
    reason: row.blocked_reason ?? '',
  },
  erasedAt: toIso(row.erased_at),
});
