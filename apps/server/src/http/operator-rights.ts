import type { Call } from '@vitrine/contract';
import type { OperatorIdentity } from './operator-access.ts';

/** What a call asks of an operator. */
export type NeededRights = Pick<Call, 'scope' | 'permission'>;

type Rights = Pick<OperatorIdentity, 'permissions' | 'merchantId'>;

/** Whether a call is for an operator at all: what is for the whole shop is for no merchant. */
export const isInScope = ({ scope }: NeededRights, { merchantId }: Rights): boolean =>
  scope === 'merchant' || merchantId === null;

export const hasPermissionOf = ({ permission }: NeededRights, { permissions }: Rights): boolean =>
  !permission || permissions.includes(permission);

/** Whether an operator may make a call, as the check before its handler finds. */
export const mayCall = (needed: NeededRights, operator: Rights): boolean =>
  isInScope(needed, operator) && hasPermissionOf(needed, operator);
