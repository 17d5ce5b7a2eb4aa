import type { AccountMenuProps } from './AccountMenu.types.ts';

/** Mini-programs run on phones, which do not show the menu. */
export const AccountMenu = (_: AccountMenuProps) => null;
