import { cx } from '../../cx.ts';
import styles from './Text.module.css';
import type { TextProps } from './Text.types.ts';

/** The class names of a text, the same for both twins. */
export function textClass(props: TextProps): string {
  const { look, tone, strong, tabular, clamp, spoken, className } = props;
  return cx(
    look && styles[look],
    tone && styles[tone],
    strong && styles.strong,
    tabular && styles.tabular,
    clamp && styles[`clamp${clamp}`],
    spoken && styles.spoken,
    className,
  );
}
