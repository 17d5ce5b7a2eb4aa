import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './FoldSign.module.css';

export interface FoldSignProps {
  open: boolean;
  small?: boolean;
}

/** A plus, or a minus where it is unfolded. */
export const FoldSign = ({ open, small }: FoldSignProps) => (
  <Box className={cx(styles.sign, small && styles.small, open && styles.open)} />
);
