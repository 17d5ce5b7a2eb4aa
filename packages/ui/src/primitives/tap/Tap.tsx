import type { TapProps } from './Tap.types.ts';

/** Something that acts when tapped. What leads elsewhere is a Link. */
export function Tap({ onTap, label, pressed, expanded, submit, ...rest }: TapProps) {
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
