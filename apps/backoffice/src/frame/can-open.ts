import { isInScope, mayCall } from '@vitrine/contract/admin/call-rights';
import type { ScreenRow } from '../screens.ts';
import { findNeededRights } from '../session/call-rights.ts';
import type { CurrentOperator } from '../session/useOperator.ts';

type Rights = Pick<CurrentOperator, 'permissions' | 'merchantId' | 'importsGoods'>;

/** Whether a screen exists for an operator. */
export const canOpen = (
  { call, work, isImportOnly }: Pick<ScreenRow, 'call' | 'work' | 'isImportOnly'>,
  operator: Rights,
): boolean =>
  (!call || mayCall(findNeededRights(call), operator)) &&
  (!work || isInScope(findNeededRights(work), operator)) &&
  !(isImportOnly && !operator.importsGoods);
