import { hasPermission, type OperatorRole, type Permission } from '@vitrine/contract/admin';

interface GrantedKey {
  readonly permissions: readonly Permission[];
  readonly merchantId: string | null;
}

interface Creator {
  readonly role: OperatorRole;
  readonly merchantId: string | null;
  readonly status: 'active' | 'disabled';
}

/**
 * What a key may do now: at most what the operator may do who created it. A key that reaches beyond the merchant of
 * that operator has no power, and neither has one of a disabled operator.
 */
export function findAllowedPermissions(
  { permissions, merchantId }: GrantedKey,
  creator: Creator,
): Permission[] {
  const isWithinMerchant = creator.merchantId === null || creator.merchantId === merchantId;
  if (creator.status !== 'active' || !isWithinMerchant) return [];
  return permissions.filter((permission) => hasPermission(creator.role, permission));
}
