import type { MenuProps } from './Menu.types.ts';

/** Renders nothing: drop-down menus exist on desktop only, mobile screens use a sheet. */
export function Menu<Key extends string>(_props: MenuProps<Key>) {
  return null;
}
