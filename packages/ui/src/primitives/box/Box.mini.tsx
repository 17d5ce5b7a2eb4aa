import { View } from '@tarojs/components';
import { useImpression } from '@vitrine/platform';
import { toMiniProps } from '../mini-props.ts';
import type { BoxProps } from './Box.types.ts';

/** Mini-programs have a single container element, so the tag becomes an ARIA role. */
const ROLES: Record<string, string> = {
  header: 'banner',
  nav: 'navigation',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
};

export function Box({
  as = 'div',
  onImpression,
  impressionRatio,
  dwellMs,
  rootMarginPx,
  onPress,
  ...rest
}: BoxProps) {
  const impressionProps = useImpression(onImpression, {
    ratio: impressionRatio,
    dwellMs,
    rootMarginPx,
    id: rest.id,
  });
  const { role = ROLES[as], ...others } = rest;
  if (rest.hidden) return null;
  return (
    <View
      {...toMiniProps({ ...others, role })}
      {...impressionProps}
      {...(onPress && { onClick: onPress })}
    />
  );
}
