import { useEffect, useRef } from 'react';
import { textClass } from '../text/text-class.ts';
import type { AnchorTargetProps } from './AnchorTarget.types.ts';

/** A heading that takes the focus when its section changes, so keyboard and screen reader users continue from it. */
export function AnchorTarget(props: AnchorTargetProps) {
  const { variant, tone, strong, tabular, clamp, visuallyHidden, focusKey, ...rest } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastKey = useRef(focusKey);

  useEffect(() => {
    if (lastKey.current === focusKey) return;
    lastKey.current = focusKey;
    heading.current?.focus();
  }, [focusKey]);

  return <h2 {...rest} ref={heading} tabIndex={-1} className={textClass(props) || undefined} />;
}
