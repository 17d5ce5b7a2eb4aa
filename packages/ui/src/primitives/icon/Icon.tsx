import { cx } from '../../cx.ts';
import styles from './Icon.module.css';
import type { IconProps } from './Icon.types.ts';
import { ICON_PATHS } from './icon-paths.ts';

/** A line icon in the colour of the text around it. It is silent: what holds it has the words. */
export const Icon = ({ name, size = 'l', solid, className }: IconProps) => (
  <svg
    className={cx(styles.line, styles[size], solid && styles.solid, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
