import { View } from '@tarojs/components';
import { forMini } from '../mini-aria.ts';
import type { TapGroupProps } from './TapGroup.types.ts';

/** The host has no keyboard, and tells nobody what lies under a finger: taps are tapped. */
export function TapGroup({ arrows, slides, onEscape, onLeave, ...rest }: TapGroupProps) {
  return <View {...forMini(rest)} />;
}
