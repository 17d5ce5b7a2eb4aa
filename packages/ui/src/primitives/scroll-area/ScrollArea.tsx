import { cx } from '../../cx.ts';
import styles from './ScrollArea.module.css';
import type { ScrollAreaProps } from './ScrollArea.types.ts';

/** A scrolling area that does not pass its scrolling on to the page. */
export const ScrollArea = ({ children, className }: ScrollAreaProps) => (
  <div className={cx(styles.area, className)}>{children}</div>
);
