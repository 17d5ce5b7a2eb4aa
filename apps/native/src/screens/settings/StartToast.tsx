import { useMessages } from '@vitrine/platform';
import { useToast } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

/** What the shopper has just done in the settings, after which the app starts over. */
export type StartNote = 'cleared' | 'withdrawn' | 'withdrawnOffline';

/** Says what was done once the app has started over. */
export function StartToast({ note }: { note: StartNote }) {
  const { cleared, withdrawn, withdrawnOffline } = useMessages(messages);
  const toast = useToast();
  const [message] = useState({ cleared, withdrawn, withdrawnOffline }[note]);
  useEffect(() => {
    toast(message, { icon: 'done' });
  }, [toast, message]);
  return null;
}
