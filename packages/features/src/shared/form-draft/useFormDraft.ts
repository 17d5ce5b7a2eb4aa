import { usePlatform } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';

/** The bag identifies the shopper of a draft: its id is the same after logging in again. */
interface StoredDraft<Draft> {
  bagId: string;
  draft: Partial<Draft>;
}

function parseStoredDraft<Draft>(text: string): Partial<StoredDraft<Draft>> | undefined {
  try {
    return JSON.parse(text) as Partial<StoredDraft<Draft>>;
  } catch {
    return undefined;
  }
}

/**
 * Stores the draft of a form until the browser session ends, so that a reload or going back does not
 * lose it. It is only given to the shopper who wrote it. A release may have added fields since, so the
 * form completes what is read.
 */
export function useFormDraft<Draft extends object>(key: string) {
  const { session } = usePlatform().storage;
  const store = useStore();
  const getBagId = () => selectBagId(store.getState());
  return {
    read(): Partial<Draft> | undefined {
      const text = session.get(key);
      const stored = text ? parseStoredDraft<Draft>(text) : undefined;
      return stored?.draft && stored.bagId === getBagId() ? stored.draft : undefined;
    },
    write: (draft: Draft) => session.set(key, JSON.stringify({ bagId: getBagId(), draft })),
    clear: () => session.remove(key),
  };
}
