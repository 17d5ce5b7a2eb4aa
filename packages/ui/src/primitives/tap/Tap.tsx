import type { TapProps } from './Tap.types.ts';

/** Something that acts when tapped. What leads elsewhere is a Link. */
export function Tap(props: TapProps) {
  const { onTap, label, pressed, expanded, submit, shares: _shares, ...rest } = props;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onTap}
      {...rest}
    />
  );
}
