import { Box, cx, Icon } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './Ring.module.css';
import type { WeekDay } from './rules.ts';

interface RingProps {
  state: WeekDay['state'];
  /** Shown inside until it is done. */
  children?: ReactNode;
}

/** A circle for a day or for a friend who is needed; filled once it is done. */
export const Ring = ({ state, children }: RingProps) => (
  <Box className={cx(styles.ring, styles[state])} aria-hidden="true">
    {state === 'done' ? <Icon name="done" size="s" /> : children}
  </Box>
);
