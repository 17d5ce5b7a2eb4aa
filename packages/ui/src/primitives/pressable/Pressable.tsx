import type { PressableProps } from './Pressable.types.ts';

/** An unstyled button. Use `Link` for navigation. */
export function Pressable(props: PressableProps) {
  const { onPress, label, pressed, expanded, submit, shareContent: _shares, ...rest } = props;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
      {...rest}
    />
  );
}
