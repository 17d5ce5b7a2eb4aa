import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { useToast } from '@vitrine/ui';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { parseReading, secondsSince } from './rules.ts';
import { useReload } from './useReload.ts';

const KEY = 'readingTask';

/** A page is read elsewhere: when it began is noted, and counted when the shopper is back. */
export function useReading(): (activityId: string) => void {
  const words = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const reload = useReload();
  const { session } = usePlatform().storage;

  useEffect(() => {
    const reading = parseReading(session.get(KEY));
    if (!reading) return;
    session.remove(KEY);
    const seconds = secondsSince(reading, Date.now());
    api
      .viewPage({ params: { id: reading.activityId }, body: { seconds } })
      .then(async ({ isNew }) => {
        if (isNew) toast(words.readDone, { icon: 'done' });
        await reload();
      })
      .catch((error) => {
        const told = errorMessage(error);
        if (told) toast(told, { icon: 'info' });
      });
  }, [api, reload, session, toast, words]);

  return (activityId) => session.set(KEY, `${activityId}@${Date.now()}`);
}
