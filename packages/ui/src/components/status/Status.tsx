import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Status.module.css';
import type { StatusTone } from './status-tone.ts';

interface StatusProps {
  tone?: StatusTone | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A status text with a coloured dot. */
export const Status = ({ tone = 'plain', className, children }: StatusProps) => (
  <Box className={cx(styles.status, tone !== 'plain' && styles[tone], className)}>
    <Box className={styles.dot} />
    <Text>{children}</Text>
  </Box>
);
