import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePageVisible, usePlatform } from '@vitrine/platform';
import { useToast } from '@vitrine/ui';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { useReload } from './useReload.ts';

const KEY = 'readingTask';

/** Tells the server when the shopper opens a page to read, and when they are back. The server measures the time. */
export function useReadingTask(): (activityId: string) => void {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const reload = useReload();
  const { session } = usePlatform().storage;
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isVisible) return;
    const activityId = session.get(KEY);
    if (!activityId) return;
    session.remove(KEY);
    api
      .viewPage({ params: { id: activityId }, body: { event: 'closed' } })
      .then(async ({ isNew }) => {
        if (isNew) toast(t.readDone, { icon: 'done' });
        await reload();
      })
      .catch((error) => {
        const message = errorMessage(error);
        if (message) toast(message, { icon: 'info' });
      });
  }, [api, isVisible, reload, session, toast, t]);

  return (activityId) => {
    session.set(KEY, activityId);
    // A failure shows when the shopper is back: the time was not measured.
    api.viewPage({ params: { id: activityId }, body: { event: 'opened' } }).catch(() => undefined);
  };
}
