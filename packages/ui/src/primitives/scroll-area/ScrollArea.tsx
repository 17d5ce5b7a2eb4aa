import { cx } from '../../cx.ts';
import styles from './ScrollArea.module.css';
import type { ScrollAreaProps } from './ScrollArea.types.ts';

/** A part that scrolls by itself, and never takes the page with it. */
export const ScrollArea = ({ children, className }: ScrollAreaProps) => (
  <div className={cx(styles.area, className)}>{children}</div>
);
