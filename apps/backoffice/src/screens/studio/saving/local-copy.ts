import { z } from 'zod';

const content = z.object({
  title: z.string(),
  entries: z.array(
    z.object({ id: z.string(), code: z.string(), fields: z.record(z.string(), z.unknown()) }),
  ),
});
const localCopy = z.object({
  /** The studio that keeps it. */
  studio: z.string(),
  at: z.number(),
  content,
  known: z.object({ version: z.int(), content, stored: content, isAutomatic: z.boolean() }),
  attempt: z
    .object({ key: z.string(), version: z.int(), content, isAutomatic: z.boolean() })
    .optional(),
});

/** What a browser keeps of a draft that is not saved yet. */
export type LocalCopy = z.infer<typeof localCopy>;

const toKey = (operatorId: string, draftId: string) => `backoffice.draft.${operatorId}.${draftId}`;

/** The copies of one draft and operator. They outlive a reload, a crash and the end of the session. */
export function openLocalCopies(operatorId: string, draftId: string) {
  const key = toKey(operatorId, draftId);
  function read(): LocalCopy | undefined {
    try {
      const parsed = localCopy.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : undefined;
    } catch {
      // Storage is forbidden, or holds something else.
      return undefined;
    }
  }
  return {
    read,
    keep(copy: LocalCopy): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        // Storage is forbidden or full; the server still gets every change.
        return false;
      }
    },
    /** Forgets the copy, unless another studio keeps its own there. */
    forget(studio?: string) {
      if (studio === undefined || read()?.studio === studio) localStorage.removeItem(key);
    },
  };
}

export type LocalCopies = ReturnType<typeof openLocalCopies>;
