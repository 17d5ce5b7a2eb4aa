import { usePlatform } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { type AddressDraft, newDraft } from './draft.ts';

const KEY = 'addressDraft';

/** Of whom a draft is: a shopper's bag is theirs alone, and the same after they come in again. */
interface KeptDraft {
  bagId: string;
  draft: Partial<AddressDraft>;
}

const parsed = (text: string): Partial<KeptDraft> | undefined => {
  try {
    return JSON.parse(text) as Partial<KeptDraft>;
  } catch {
    return undefined;
  }
};

/**
 * A new address half written survives going back and forth, and ends with the visit. Whoever comes in
 * after another shopper finds nothing of theirs.
 */
export function useKeptDraft() {
  const {
    country,
    storage: { session },
  } = usePlatform();
  const store = useStore();
  const bagId = () => selectBagId(store.getState());
  return {
    read(): AddressDraft | undefined {
      const text = session.get(KEY);
      const kept = text ? parsed(text) : undefined;
      return kept?.draft && kept.bagId === bagId()
        ? { ...newDraft(country), ...kept.draft }
        : undefined;
    },
    write: (draft: AddressDraft) => session.set(KEY, JSON.stringify({ bagId: bagId(), draft })),
    forget: () => session.remove(KEY),
  };
}
