import { View } from '@tarojs/components';
import { useContext } from 'react';
import { forMini } from '../mini-aria.ts';
import { SendContext } from '../sending.ts';
import { ShareTap } from './ShareTap.mini.tsx';
import type { TapProps } from './Tap.types.ts';

export function Tap({ shares, ...props }: TapProps) {
  const { className, label, children } = props;
  if (!shares || props.disabled) return <Act {...props} />;
  return <ShareTap {...{ shares, className, label, children }} />;
}

function Act(props: Omit<TapProps, 'shares'>) {
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
  const send = useContext(SendContext);
  function tapped(): void {
    onTap?.();
    if (submit) send?.();
  }
  return (
    <View
      {...forMini({ ...rest, role, 'aria-label': label ?? rest['aria-label'] })}
      ariaRole={role}
      {...(!disabled && (onTap || submit) && { onClick: tapped })}
    />
  );
}
