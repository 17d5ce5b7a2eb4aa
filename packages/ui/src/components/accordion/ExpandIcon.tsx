import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './ExpandIcon.module.css';

export interface ExpandIconProps {
  open: boolean;
  small?: boolean;
}

/** A plus, or a minus when open. */
export const ExpandIcon = ({ open, small }: ExpandIconProps) => (
  <Box className={cx(styles.icon, small && styles.small, open && styles.open)} />
);
