import { useImpression } from '@vitrine/platform';
import type { BoxProps } from './Box.types.ts';

/** A container element on every platform. */
export function Box({
  as: Element = 'div',
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
  });
  return <Element {...rest} {...impressionProps} onClick={onPress} />;
}
