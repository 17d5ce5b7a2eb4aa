import {
  type CurrentOperator,
  type Operator,
  type OperatorRole,
  type Permission,
  ROLE_PERMISSIONS,
} from '@vitrine/contract/admin';
import type { OperatorRow } from './queries.ts';

export const toOperator = (row: OperatorRow): Operator => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role as OperatorRole,
  merchantId: row.merchant_id,
  status: row.status,
  hasSecondFactor: row.totp_secret !== null || row.has_passkey,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

interface OperatorFacts {
  readonly recoveryCodesLeft: number;
  readonly importsGoods: boolean;
}

export const toCurrentOperator = (
  row: OperatorRow,
  { recoveryCodesLeft, importsGoods }: OperatorFacts,
): CurrentOperator => ({
  ...toOperator(row),
  permissions: [...(ROLE_PERMISSIONS[row.role as OperatorRole] as readonly Permission[])],
  recoveryCodesLeft,
  importsGoods,
  confirmsBy: [
    ...(row.password_hash === null ? [] : (['password'] as const)),
    ...(row.totp_secret === null && recoveryCodesLeft === 0 ? [] : (['code'] as const)),
    ...(row.has_passkey ? (['passkey'] as const) : []),
  ],
});
