/**
 * Keys that the shop shares with the app and the portal, written as `new,former`: the first signs and encrypts, all
 * verify and decrypt, so that what was handed over with a former key goes on working.
 */
export type SharedKeys = readonly [current: string, ...former: string[]];

/** Reads keys that are separated by commas. */
export function readSharedKeys(text: string): SharedKeys {
  const [current = '', ...former] = text.split(',').map((key) => key.trim());
  return [current, ...former];
}

/** What the first key that fits makes of a text, or undefined when none fits. */
export function findByKey<Found>(
  keys: SharedKeys,
  read: (key: string) => Found | undefined,
): Found | undefined {
  for (const key of keys) {
    const found = read(key);
    if (found !== undefined) return found;
  }
  return undefined;
}
