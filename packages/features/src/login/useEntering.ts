import { errorCode, errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Session } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { setFromUrl, setLog } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { enter, loadUser, sendReferral } from '../session/index.ts';
import { messages } from './messages.ts';

/** Signs in by whatever call, and goes back to where the shopper was. */
export function useEntering(from: string) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { navigation, storage } = usePlatform();
  const toast = useToast();
  const [isUnderWay, setUnderWay] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function enterBy(call: () => Promise<Session>): Promise<void> {
    if (isUnderWay) return;
    setUnderWay(true);
    setRefusal(undefined);
    store.dispatch(setFromUrl(from));
    try {
      enter(store, await call());
      store.dispatch(setLog('entered'));
      void loadUser(api, store);
      void sendReferral(api, storage).then((isTaken) => isTaken && toast(words.invited));
      toast(words.entered, { icon: 'done' });
      // Back must not lead to a login that is over.
      navigation.go(from ? { url: from } : { route: 'me' }, { replace: true });
    } catch (error) {
      store.dispatch(setLog(`refused: ${errorCode(error) ?? error}`));
      setRefusal(errorMessage(error) ?? words.failed);
      setUnderWay(false);
    }
  }

  return { enterBy, isUnderWay, refusal, setRefusal };
}

export type Entering = ReturnType<typeof useEntering>;
