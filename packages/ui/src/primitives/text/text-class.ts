import { cx } from '../../cx.ts';
import styles from './Text.module.css';
import type { TextProps } from './Text.types.ts';

/** The class names of a text on both platforms. */
export function textClass(props: TextProps): string {
  const { variant, tone, strong, tabular, clamp, visuallyHidden, className } = props;
  return cx(
    variant && styles[variant],
    tone && styles[tone],
    strong && styles.strong,
    tabular && styles.tabular,
    clamp && styles[`clamp${clamp}`],
    visuallyHidden && styles.visuallyHidden,
    className,
  );
}
