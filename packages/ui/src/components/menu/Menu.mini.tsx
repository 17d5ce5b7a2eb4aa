import type { MenuProps } from './Menu.types.ts';

/** Menus hang below a button of a wide window. A phone asks in a sheet. */
export function Menu<Key extends string>(_props: MenuProps<Key>) {
  return null;
}
