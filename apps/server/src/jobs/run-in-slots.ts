import { setTimeout as pause } from 'node:timers/promises';

interface SlotWork<Item> {
  readonly slots: number;
  /** How often free slots look for new work while others are busy. */
  readonly pollMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Takes what is due; undefined when nothing is. */
  claim(): Promise<Item | undefined>;
  work(item: Item): Promise<void>;
}

async function waitForAny(running: ReadonlySet<Promise<void>>, ms: number) {
  const ended = new AbortController();
  const poll = pause(ms, undefined, { signal: ended.signal }).catch(() => {});
  await Promise.race([...running, poll]);
  ended.abort();
}

/**
 * Works on what is due until there is no more. A slot is filled again as soon as it is free, so that slow work holds
 * up nothing but its own slot.
 */
export async function runInSlots<Item>(options: SlotWork<Item>): Promise<void> {
  const { slots, pollMs, signal, claim, work } = options;
  const running = new Set<Promise<void>>();
  const errors: unknown[] = [];
  let ended = 0;
  const mayStart = () => running.size < slots && errors.length === 0 && !signal?.aborted;

  async function fill() {
    while (mayStart()) {
      const endedBefore = ended;
      const item = await claim();
      // Work that ended during the claim may have held back what is due, by a lock or a limit.
      if (item === undefined && ended > endedBefore) continue;
      if (item === undefined) return;
      const run: Promise<void> = work(item)
        .catch((error: unknown) => void errors.push(error))
        .finally(() => {
          ended++;
          running.delete(run);
        });
      running.add(run);
    }
  }

  try {
    await fill();
    while (running.size > 0) {
      await waitForAny(running, pollMs);
      await fill();
    }
  } finally {
    await Promise.all(running);
  }
  if (errors.length > 0) throw errors[0];
}
