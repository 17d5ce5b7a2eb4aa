import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  children?: ReactNode;
  /** Rests on the main tabs of a phone, where the screen has them. */
  aboveTabs?: boolean | undefined;
  /** Its place among the words is not the screen's end, where `ActionBarRoom` then stands. */
  early?: boolean | undefined;
  className?: string | undefined;
}

/** Keeps the end of a screen clear of the bar. */
export const ActionBarRoom = () => <Box className={styles.space} />;

/** What to do with the screen: always in reach on a phone, at the end of its words on a desk. */
export const ActionBar = ({ children, aboveTabs, early, className }: ActionBarProps) => (
  <>
    {!early && <ActionBarRoom />}
    <Box className={cx(styles.bar, aboveTabs && styles.aboveTabs, className)}>{children}</Box>
  </>
);
