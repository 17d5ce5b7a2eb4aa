/** The sizes of the neutral pictures that page templates show until an operator chooses one. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'placeholder-3x4': [1_200, 1_600],
  'placeholder-4x5': [1_200, 1_500],
  'placeholder-1x1': [1_200, 1_200],
  'placeholder-16x9': [1_600, 900],
};

/** The size of a placeholder picture; undefined for the key of any other picture. */
export function parsePlaceholderKey(key: string): { width: number; height: number } | undefined {
  const size = Object.hasOwn(SIZES, key) ? SIZES[key] : undefined;
  return size && { width: size[0], height: size[1] };
}
