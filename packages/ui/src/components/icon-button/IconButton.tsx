import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import type { IconSize } from '../../primitives/icon/Icon.types.ts';
import type { IconName } from '../../primitives/icon/icon-paths.ts';
import { Pressable } from '../../primitives/pressable/Pressable';
import type { PressableProps } from '../../primitives/pressable/Pressable.types.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<PressableProps, 'children'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
  size?: IconSize | undefined;
  /** Fills the icon, for a toggle that is on. */
  solid?: boolean | undefined;
}

/** A button with an icon only, as large as a touch target. */
export const IconButton = ({ icon, size, solid, className, ...rest }: IconButtonProps) => (
  <Pressable {...rest} className={cx(styles.button, className)}>
    <Icon name={icon} size={size} solid={solid} />
  </Pressable>
);
