import { usePlatform } from '@vitrine/platform';
import { type AddressDraft, emptyDraft } from './draft.ts';

const KEY = 'addressDraft';

const parsed = (text: string): Partial<AddressDraft> | undefined => {
  try {
    return JSON.parse(text) as Partial<AddressDraft>;
  } catch {
    return undefined;
  }
};

/** A new address half written survives going back and forth, and ends with the visit. */
export function useKeptDraft() {
  const { session } = usePlatform().storage;
  return {
    read(): AddressDraft | undefined {
      const text = session.get(KEY);
      const draft = text ? parsed(text) : undefined;
      return draft && { ...emptyDraft, ...draft };
    },
    write: (draft: AddressDraft) => session.set(KEY, JSON.stringify(draft)),
    forget: () => session.remove(KEY),
  };
}
