import type { SyntheticEvent } from 'react';

/** Whether the link of a menu item was pressed, which leads on by itself; the Enter key presses the item around it. */
export const isOnLink = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('a') !== null;
