import { View } from '@tarojs/components';
import { useSeen } from '@vitrine/platform';
import { forMini } from '../mini-aria.ts';
import type { BoxProps } from './Box.types.ts';

/** A mini-program knows one kind of box; what it means is told by its role. */
const ROLES: Record<string, string> = {
  header: 'banner',
  nav: 'navigation',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
};

export function Box({
  as = 'div',
  onSeen,
  seenRatio,
  seenDwell,
  seenAhead,
  onTap,
  ...rest
}: BoxProps) {
  const seen = useSeen(onSeen, {
    ratio: seenRatio,
    dwell: seenDwell,
    ahead: seenAhead,
    id: rest.id,
  });
  const { role = ROLES[as], ...others } = rest;
  if (rest.hidden) return null;
  return <View {...forMini({ ...others, role })} {...seen} {...(onTap && { onClick: onTap })} />;
}
