import { useState } from 'react';
import { useFormDraft } from '../../../shared/form-draft/useFormDraft.ts';

interface MessageDraft {
  conversation: string;
  text: string;
}

/** The text of a message, kept until it is sent or the browser session ends. It is shown to its shopper only. */
export function useMessageDraft(conversation: string) {
  const stored = useFormDraft<MessageDraft>('messageDraft');
  const [text, setText] = useState(() => {
    const draft = stored.read();
    return (draft?.conversation === conversation && draft.text) || '';
  });
  return {
    text,
    setText(next: string): void {
      setText(next);
      if (next === '') stored.clear();
      else stored.write({ conversation, text: next });
    },
  };
}
