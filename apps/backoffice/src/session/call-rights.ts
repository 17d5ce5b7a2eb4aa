import type { AdminCallName, NeededRights } from '@vitrine/contract/admin';
import { adminTable } from '@vitrine/contract/admin/table';

/** What a call asks of an operator, from the table that stands for the definitions here. */
export function findNeededRights(name: AdminCallName): NeededRights {
  const [, , scope, permission] = adminTable[name];
  return { scope, ...(permission ? { permission } : {}) };
}
