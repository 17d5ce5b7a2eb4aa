import { cx } from '../../cx.ts';
import { Box } from '../box/Box';
import type { BoxProps } from '../box/Box.types.ts';
import { type Space, withGap } from './gap.ts';
import styles from './Row.module.css';

export interface RowProps extends BoxProps {
  /** Space between the children. Defaults to 4. */
  gap?: Space | undefined;
  /** Vertical alignment. Defaults to the centre. */
  align?: 'start' | 'end' | 'baseline' | undefined;
  /** Pushes the first and the last child to the edges. */
  isSpread?: boolean | undefined;
  /** Continues on the next line when the children do not fit, without a gap between the lines if tight. */
  wraps?: boolean | 'tight' | undefined;
}

/** Children beside each other. */
export const Row = ({ gap = 4, align, isSpread, wraps, className, style, ...rest }: RowProps) => (
  <Box
    {...rest}
    className={cx(
      styles.row,
      align && styles[align],
      isSpread && styles.spread,
      wraps && styles.wraps,
      wraps === 'tight' && styles.tight,
      className,
    )}
    style={withGap(gap, style)}
  />
);
