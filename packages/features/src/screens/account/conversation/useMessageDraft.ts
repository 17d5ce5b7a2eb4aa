import { usePlatform } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useState } from 'react';

const KEY = 'messageDraft';

const parse = (text: string | null): Record<string, unknown> => {
  try {
    return JSON.parse(text ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The text of a message, kept until it is sent or the browser session ends. It is shown to its shopper only. */
export function useMessageDraft(conversation: string) {
  const {
    storage: { session },
  } = usePlatform();
  const store = useStore();
  const getOwner = () => selectBagId(store.getState());
  const [text, setText] = useState(() => {
    const stored = parse(session.get(KEY));
    const isOwn = stored.owner === getOwner() && stored.conversation === conversation;
    return isOwn && typeof stored.text === 'string' ? stored.text : '';
  });
  return {
    text,
    setText(next: string): void {
      setText(next);
      if (next === '') session.remove(KEY);
      else session.set(KEY, JSON.stringify({ owner: getOwner(), conversation, text: next }));
    },
  };
}
