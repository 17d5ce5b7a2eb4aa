import type { TextProps } from './Text.types.ts';
import { textClass } from './text-class.ts';

/** Words, in one of the looks of the type scale. */
export function Text(props: TextProps) {
  const { as: Element = 'span', look, tone, strong, tabular, clamp, spoken, ...rest } = props;
  return <Element {...rest} className={textClass(props) || undefined} />;
}
