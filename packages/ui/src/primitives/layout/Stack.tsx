import { cx } from '../../cx.ts';
import { Box } from '../box/Box';
import type { BoxProps } from '../box/Box.types.ts';
import { type Space, withGap } from './gap.ts';
import styles from './Stack.module.css';

export interface StackProps extends BoxProps {
  /** Space between the children. Defaults to 4. */
  gap?: Space | undefined;
  /** Horizontal alignment. By default children fill the width. */
  align?: 'start' | 'center' | undefined;
}

/** Children below each other. */
export const Stack = ({ gap = 4, align, className, style, ...rest }: StackProps) => (
  <Box
    {...rest}
    className={cx(styles.stack, align && styles[align], className)}
    style={withGap(gap, style)}
  />
);
