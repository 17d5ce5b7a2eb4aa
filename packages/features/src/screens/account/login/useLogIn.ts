import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Session } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectFromUrl, setFromUrl, setLog } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useEffect } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import {
  applySession,
  handOverToApp,
  loadUser,
  sendReferral,
} from '../../../shared/session/index.ts';
import { messages } from './messages.ts';

/** Logs the shopper in by a given call, and returns to the page that asked for the log-in. */
export function useLogIn(returnPath: string) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { bridge, navigation, storage } = usePlatform();
  const toast = useToast();
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    keepsSession: true,
    leavesScreen: true,
    onError: (cause) => {
      store.dispatch(setLog(`refused: ${errorCode(cause) ?? cause}`));
      return false;
    },
  });

  useEffect(() => {
    store.dispatch(setFromUrl(returnPath));
    return () => void store.dispatch(setFromUrl(''));
  }, [store, returnPath]);

  const logIn = (openSession: () => Promise<Session>) =>
    run(async () => {
      applySession(store, await openSession());
      await handOverToApp(api, bridge);
      store.dispatch(setLog('entered'));
      void loadUser(api, store);
      void sendReferral(api, storage).then((isAccepted) => isAccepted && toast(t.invited));
      // Replaces the log-in, so that "back" does not return to it.
      const url = selectFromUrl(store.getState());
      navigation.go(url ? { url } : { route: 'me' }, { replace: true });
      return t.loggedIn;
    });

  return { logIn, isPending, error, setError };
}

export type LogInAction = ReturnType<typeof useLogIn>;
