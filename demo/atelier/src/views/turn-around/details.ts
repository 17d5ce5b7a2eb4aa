import type { Part } from '../../engine/part.ts';
import { extentOf, type Profile } from './profile.ts';

/** Without the parts that lie on another one: buttons, pockets, a fly, a zip. */
export function withoutDetails(parts: readonly Part[]): Part[] {
  const half = Math.max(...parts.map((part) => extentOf(part).right));
  return parts.filter((part) => {
    const { left, right, top, bottom } = extentOf(part);
    const isInside = part.swell === null && part.shadow === null;
    const isSmall = right - left < half * 0.36 || (right - left) * (bottom - top) < half * 40;
    return !isInside && !(isSmall && Math.max(-left, right) < half * 0.9);
  });
}

/** Whether a part is seen from behind too: sleeves, and what goes all around. */
export function goesAround(part: Part, profile: Profile): boolean {
  const { left, right, top, bottom } = extentOf(part);
  const half = profile.at((top + bottom) / 2);
  const outside = Math.max(-left, right) > half * 1.08;
  return outside || Math.min(-left, right) > half * 0.78;
}
