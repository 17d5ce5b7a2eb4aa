import { View } from '@tarojs/components';
import { toMiniProps } from '../mini-props.ts';
import type { PressableGroupProps } from './PressableGroup.types.ts';

/** Mini-programs have no keyboard and no hit testing, so only plain presses work. */
export function PressableGroup({
  arrows,
  pressOnSlide,
  onEscape,
  onFocusLeave,
  ...rest
}: PressableGroupProps) {
  return <View {...toMiniProps(rest)} />;
}
