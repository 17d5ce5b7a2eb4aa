import type { AdminCallName, Permission } from '@vitrine/contract/admin';
import { adminTable } from '@vitrine/contract/admin/table';

interface Rights {
  readonly permissions: readonly Permission[];
  readonly merchantId: string | null;
}

/** Whether a call is for an operator at all: what is for the whole shop is for no merchant. */
export const isInScope = (name: AdminCallName, { merchantId }: Pick<Rights, 'merchantId'>) =>
  adminTable[name][2] === 'merchant' || merchantId === null;

/** Whether the operator may make a call. The server checks every call by itself. */
export function mayCall(name: AdminCallName, operator: Rights): boolean {
  const [, , , permission] = adminTable[name];
  return isInScope(name, operator) && (!permission || operator.permissions.includes(permission));
}
