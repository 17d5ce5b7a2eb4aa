import type { HoverMenuProps } from './HoverMenu.types.ts';

/** Renders nothing: only a desktop has a menu in its header. */
export const HoverMenu = (_props: HoverMenuProps) => null;
