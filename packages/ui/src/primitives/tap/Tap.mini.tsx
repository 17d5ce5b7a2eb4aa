import { View } from '@tarojs/components';
import { forMini } from '../mini-aria.ts';
import type { TapProps } from './Tap.types.ts';

export function Tap(props: TapProps) {
  const {
    onTap,
    label,
    pressed,
    expanded,
    submit,
    disabled,
    role = 'button',
    tabIndex,
    ...rest
  } = props;
  return (
    <View
      {...forMini({ ...rest, role, 'aria-label': label ?? rest['aria-label'] })}
      ariaRole={role}
      {...(!disabled && onTap && { onClick: onTap })}
    />
  );
}
