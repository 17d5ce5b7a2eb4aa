import { useSeen } from '@vitrine/platform';
import type { BoxProps } from './Box.types.ts';

/** A part of the page. */
export function Box({
  as: Element = 'div',
  onSeen,
  seenRatio,
  seenDwell,
  seenAhead,
  onTap,
  ...rest
}: BoxProps) {
  const seen = useSeen(onSeen, { ratio: seenRatio, dwell: seenDwell, ahead: seenAhead });
  return <Element {...rest} {...seen} onClick={onTap} />;
}
