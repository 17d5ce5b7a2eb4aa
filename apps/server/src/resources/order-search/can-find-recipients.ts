import type { OperatorIdentity } from '../../http/operator-access.ts';

/**
 * Whether names and mobiles find orders: for those who print the slips that name the recipient, and for those who
 * look for shoppers. To the others a search must not confirm what is masked.
 */
export const canFindRecipients = ({
  permissions,
}: Pick<OperatorIdentity, 'permissions'>): boolean =>
  permissions.includes('orders:write') || permissions.includes('shoppers:read');
