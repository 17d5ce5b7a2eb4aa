import type { RangeProps } from './Range.types.ts';

/** The host's slider has one thumb only: fields beside a range must be enough to set it. */
export function Range(_props: RangeProps) {
  return null;
}
