import { parsePlaceholderKey } from '@vitrine/kit';

/** The key of the first picture in the modules of a page. Placeholders are no pictures. */
export function findPicture(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('key' in value && typeof value.key === 'string')
    return parsePlaceholderKey(value.key) ? null : value.key;
  for (const inner of Object.values(value)) {
    const key = findPicture(inner);
    if (key !== null) return key;
  }
  return null;
}
