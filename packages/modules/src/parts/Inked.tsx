import { Box, cx } from '@vitrine/ui';
import type { CSSProperties, ReactNode } from 'react';
import { paint } from './colour.ts';
import styles from './Inked.module.css';

interface InkedProps {
  /** A colour field; the design's own ink when it is empty. */
  color: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Words in a colour of their own. It becomes their ink one box further in: a token that is named
 * after itself would be none at all.
 */
export function Inked({ color, className, children }: InkedProps) {
  const own = paint(color);
  if (!own) return <Box className={className}>{children}</Box>;
  return (
    <Box style={{ '--own-ink': own } as CSSProperties}>
      <Box className={cx(styles.inked, className)}>{children}</Box>
    </Box>
  );
}
