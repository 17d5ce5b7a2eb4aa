import type { OpenDatabase } from '../../database/database.ts';

/** A caller that waits for the next change of a conversation. */
export interface ChangeWait {
  /** Resolves with the change, or when the time is over. It never rejects. */
  readonly changed: Promise<void>;
  cancel(): void;
}

export interface ConversationChanges {
  wait(conversationId: string, ms: number): ChangeWait;
  /** Ends every wait, so that the server can stop. */
  close(): Promise<void>;
}

/** Calls that wait at once in one process. More are answered at once, and then poll. */
const MAX_WAITS = 2_000;
/** A shopper has the conversation open in some tabs. */
const MAX_WAITS_PER_CONVERSATION = 5;

const NO_WAIT: ChangeWait = { changed: Promise.resolve(), cancel: () => undefined };

/** Waits for changes of conversations, whichever process makes them. */
export async function openConversationChanges(
  database: Pick<OpenDatabase, 'listen'>,
): Promise<ConversationChanges> {
  const waits = new Map<string, Set<() => void>>();
  let count = 0;

  const end = (id: string) => {
    for (const endWait of [...(waits.get(id) ?? [])]) endWait();
  };
  const endAll = () => {
    for (const id of [...waits.keys()]) end(id);
  };
  // Without an id, notifications may have been missed.
  const stop = await database.listen('conversations', (id) => (id ? end(id) : endAll()));

  return {
    wait(id, ms) {
      const others = waits.get(id) ?? new Set();
      if (count >= MAX_WAITS || others.size >= MAX_WAITS_PER_CONVERSATION) return NO_WAIT;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => endWait(), ms);
      const endWait = () => {
        if (!others.delete(endWait)) return;
        count--;
        clearTimeout(timer);
        if (others.size === 0) waits.delete(id);
        resolve();
      };
      waits.set(id, others.add(endWait));
      count++;
      return { changed: promise, cancel: endWait };
    },
    async close() {
      endAll();
      await stop();
    },
  };
}
