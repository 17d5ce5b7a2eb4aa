import { type Target, useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useCallback } from 'react';
import { clearSession } from '../session/apply-session.ts';
import { messages } from './messages.ts';

/**
 * Ends a session that the server no longer knows, and shows a toast to a shopper who was logged in. With a page
 * to return to it also opens the log-in.
 */
export function useEndSession(): (returnTo?: Target) => void {
  const { sessionEnded } = useMessages(messages);
  const toast = useToast();
  const store = useStore();
  const { login } = usePlatform();
  return useCallback(
    (returnTo) => {
      const wasLoggedIn = selectIsLoggedIn(store.getState());
      clearSession(store);
      if (wasLoggedIn) toast(sessionEnded);
      if (returnTo) login.open(returnTo);
    },
    [store, toast, sessionEnded, login],
  );
}
