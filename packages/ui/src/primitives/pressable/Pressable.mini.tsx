import { View } from '@tarojs/components';
import { useContext } from 'react';
import { toMiniProps } from '../mini-props.ts';
import { SubmitContext } from '../submit-context.ts';
import type { PressableProps } from './Pressable.types.ts';
import { SharePressable } from './SharePressable.mini.tsx';

export function Pressable({ shareContent, ...props }: PressableProps) {
  const { className, label, children } = props;
  if (!shareContent || props.disabled) return <PlainPressable {...props} />;
  return <SharePressable {...{ shareContent, className, label, children }} />;
}

function PlainPressable(props: Omit<PressableProps, 'shareContent'>) {
  const {
    onPress,
    label,
    pressed,
    expanded,
    submit,
    disabled,
    role = 'button',
    tabIndex,
    ...rest
  } = props;
  const submitForm = useContext(SubmitContext);
  function press(): void {
    onPress?.();
    if (submit) submitForm?.();
  }
  return (
    <View
      {...toMiniProps({
        'aria-pressed': pressed,
        'aria-expanded': expanded,
        'aria-disabled': disabled || undefined,
        ...rest,
        role,
        'aria-label': label ?? rest['aria-label'],
      })}
      ariaRole={role}
      {...(!disabled && (onPress || submit) && { onClick: press })}
    />
  );
}
