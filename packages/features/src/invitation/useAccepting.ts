import { errorCode, errorMessage, isMissing } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';

const KEY = 'acceptedInvitation';

interface Refused {
  refusal: string;
  /** The shop has answered, and would answer the same again. */
  isFinal: boolean;
}

export type Accepting = 'open' | 'busy' | 'done' | Refused;

/** Accepts a friend's invitation. Whoever has to log in first has accepted it when they come back. */
export function useAccepting(token: string) {
  const words = useMessages(messages);
  const api = useApi();
  const { login, storage } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [accepting, setAccepting] = useState<Accepting>('open');
  const isSent = useRef(false);

  const send = useCallback(async () => {
    if (isSent.current) return;
    isSent.current = true;
    setAccepting('busy');
    try {
      await api.acceptReferral({ body: { token } });
      setAccepting('done');
    } catch (error) {
      isSent.current = false;
      const isFinal = isMissing(error) || errorCode(error) === 'conflict';
      setAccepting({ refusal: errorMessage(error) ?? words.failed, isFinal });
    }
  }, [api, token, words]);

  useEffect(() => {
    if (!isLoggedIn || storage.session.get(KEY) !== token) return;
    storage.session.remove(KEY);
    void send();
  }, [isLoggedIn, storage, token, send]);

  function accept(): void {
    if (isLoggedIn) return void send();
    storage.session.set(KEY, token);
    login.open({ route: 'invitation', params: { token } });
  }

  return { accepting, accept, isLoggedIn };
}
