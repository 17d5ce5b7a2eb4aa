import type { ScreenRow } from '../screens.ts';
import type { CurrentOperator } from '../session/useOperator.ts';

type Rights = Pick<CurrentOperator, 'permissions' | 'merchantId'>;

/** Whether a screen exists for an operator. */
export const canOpen = (
  { permission, isShopOnly }: Pick<ScreenRow, 'permission' | 'isShopOnly'>,
  { permissions, merchantId }: Rights,
): boolean =>
  (!permission || permissions.includes(permission)) && !(isShopOnly && merchantId !== null);
