import type { TextProps } from './Text.types.ts';
import { textClass } from './text-class.ts';

/** Text in one of the variants of the type scale. */
export function Text(props: TextProps) {
  const {
    as: Element = 'span',
    variant,
    tone,
    strong,
    tabular,
    clamp,
    visuallyHidden,
    ...rest
  } = props;
  return <Element {...rest} className={textClass(props) || undefined} />;
}
