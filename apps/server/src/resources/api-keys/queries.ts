import type { OperatorRole, Permission } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { ApiKeysTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';
import { findAllowedPermissions } from './rules.ts';

/** Keys with what their creators are now. */
export const selectKeys = (db: Kysely<Database>) =>
  db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'api_keys.created_by')
    .selectAll('api_keys')
    .select([
      'operators.name as creator_name',
      'operators.role as creator_role',
      'operators.merchant_id as creator_merchant_id',
      'operators.status as creator_status',
    ]);

/** Keys that have not expired. */
export const selectValidKeys = (db: Kysely<Database>, now: number) =>
  selectKeys(db).where('api_keys.expires_at', '>', new Date(now));

interface KeyRow extends Selectable<ApiKeysTable> {
  readonly creator_name: string;
  readonly creator_role: string;
  readonly creator_merchant_id: string | null;
  readonly creator_status: 'active' | 'disabled';
}

export const findAllowed = (row: KeyRow): Permission[] =>
  findAllowedPermissions(
    { permissions: row.permissions as Permission[], merchantId: row.merchant_id },
    {
      role: row.creator_role as OperatorRole,
      merchantId: row.creator_merchant_id,
      status: row.creator_status,
    },
  );

export const toApiKey = (row: KeyRow) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  permissions: row.permissions as Permission[],
  allowed: findAllowed(row),
  createdBy: { id: row.created_by, name: row.creator_name },
  merchantId: row.merchant_id,
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
