import { useEffect, useRef } from 'react';
import { textClass } from '../text/text-class.ts';
import type { LandingProps } from './Landing.types.ts';

/** A heading that takes the place of another: whoever goes by keyboard or by ear goes on from it. */
export function Landing(props: LandingProps) {
  const { look, tone, strong, tabular, clamp, spoken, of, ...rest } = props;
  const words = useRef<HTMLHeadingElement>(null);
  const shown = useRef(of);

  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    words.current?.focus();
  }, [of]);

  return <h2 {...rest} ref={words} tabIndex={-1} className={textClass(props) || undefined} />;
}
