import type { Call } from '../call.ts';
import type { Permission } from './permissions.ts';

/** What a call asks of an operator. */
export type NeededRights = Pick<Call, 'scope' | 'permission'>;

/** What an operator has: a person or a machine. */
export interface OperatorRights {
  readonly permissions: readonly Permission[];
  /** Set: they work for this merchant. */
  readonly merchantId: string | null;
}

/** Whether a call is for an operator at all: what is for the whole shop is for no merchant. */
export const isInScope = (
  { scope }: Pick<NeededRights, 'scope'>,
  { merchantId }: Pick<OperatorRights, 'merchantId'>,
): boolean => scope === 'merchant' || merchantId === null;

export const hasPermissionOf = (
  { permission }: Pick<NeededRights, 'permission'>,
  { permissions }: Pick<OperatorRights, 'permissions'>,
): boolean => !permission || permissions.includes(permission);

/** Whether an operator may make a call. */
export const mayCall = (needed: NeededRights, operator: OperatorRights): boolean =>
  isInScope(needed, operator) && hasPermissionOf(needed, operator);
