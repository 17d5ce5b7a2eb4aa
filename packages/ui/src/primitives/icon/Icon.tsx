import { cx } from '../../cx.ts';
import styles from './Icon.module.css';
import type { IconProps } from './Icon.types.ts';
import { ICON_PATHS } from './icon-paths.ts';

/** A line icon in the current text colour. Hidden from screen readers: its parent carries the label. */
export const Icon = ({ name, size = 'l', solid, className }: IconProps) => (
  <svg
    className={cx(styles.line, styles[size], solid && styles.solid, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
