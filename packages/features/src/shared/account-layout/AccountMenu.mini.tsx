import type { AccountMenuProps } from './AccountMenu.tsx';

/** Mini-programs run on phones, which do not show the menu. */
export const AccountMenu = (_: AccountMenuProps) => null;
