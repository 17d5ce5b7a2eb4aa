import type { FindSession } from '../../src/app/create-app.ts';

/** Remembers sessions, so that thousands of requests read each of them from the database once. */
export function createSessionMemory() {
  const known = new Map<string, Awaited<ReturnType<FindSession>>>();
  return {
    wrap:
      (find: FindSession): FindSession =>
      async (key) => {
        const session = known.get(key) ?? (await find(key));
        if (session) known.set(key, session);
        return session;
      },
    /** Reads each session again at its next request. */
    forget: () => known.clear(),
  };
}
