/** Finds each thing once and remembers it, for tests that send thousands of requests. */
export function rememberFound<Key, Found>(find: (key: Key) => Promise<Found | undefined>) {
  const known = new Map<string, Found>();
  return {
    async find(key: Key): Promise<Found | undefined> {
      const name = JSON.stringify(key);
      const found = known.get(name) ?? (await find(key));
      if (found !== undefined) known.set(name, found);
      return found;
    },
    /** Finds everything again at its next use. */
    forget: () => known.clear(),
  };
}
