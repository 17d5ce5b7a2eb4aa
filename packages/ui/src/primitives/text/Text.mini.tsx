import { Text as InlineText, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import { toMiniProps } from '../mini-props.ts';
import styles from './Text.module.css';
import type { TextElement, TextProps } from './Text.types.ts';
import { textClass } from './text-class.ts';

const INLINE: ReadonlySet<TextElement> = new Set(['span', 's', 'b', 'small']);
const HEADING = /^h\d$/;

export function Text(props: TextProps) {
  const {
    as = 'span',
    variant,
    tone,
    strong,
    tabular,
    clamp,
    visuallyHidden,
    role,
    ...rest
  } = props;
  const className = cx(textClass(props), as === 's' && styles.struck, as === 'b' && styles.strong);
  // Line clamping works on block elements only.
  const Element = INLINE.has(as) && !clamp ? InlineText : View;
  const ownRole = role ?? (HEADING.test(as) ? 'heading' : undefined);
  return <Element {...toMiniProps({ ...rest, role: ownRole })} className={className} />;
}
