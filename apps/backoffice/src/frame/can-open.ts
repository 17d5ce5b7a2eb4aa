import type { ScreenRow } from '../screens.ts';
import type { CurrentOperator } from '../session/useOperator.ts';

type Rights = Pick<CurrentOperator, 'permissions' | 'merchantId' | 'importsGoods'>;

/** Whether a screen exists for an operator. */
export const canOpen = (
  {
    permission,
    isShopOnly,
    isImportOnly,
  }: Pick<ScreenRow, 'permission' | 'isShopOnly' | 'isImportOnly'>,
  { permissions, merchantId, importsGoods }: Rights,
): boolean =>
  (!permission || permissions.includes(permission)) &&
  !(isShopOnly && merchantId !== null) &&
  !(isImportOnly && !importsGoods);
