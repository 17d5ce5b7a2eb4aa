import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  children?: ReactNode;
  /** Sits above the main tab bar on mobile. */
  aboveTabs?: boolean | undefined;
  /** Renders no spacer: the screen places `ActionBarSpacer` at its end itself. */
  withoutSpacer?: boolean | undefined;
  className?: string | undefined;
}

/** Reserves the height of the fixed bar at the end of a screen. */
export const ActionBarSpacer = () => <Box className={styles.spacer} />;

/** The screen's main actions: fixed to the bottom on mobile, in the page flow on desktop. */
export const ActionBar = ({ children, aboveTabs, withoutSpacer, className }: ActionBarProps) => (
  <>
    {!withoutSpacer && <ActionBarSpacer />}
    <Box className={cx(styles.bar, aboveTabs && styles.aboveTabs, className)}>{children}</Box>
  </>
);
