import { errorCode, isMissing } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';

/** Holds the token while a guest logs in. */
const PENDING_KEY = 'acceptedInvitation';

/** Accepts the invitation of a friend. A guest logs in first, and it is accepted on the return. */
export function useAcceptInvitation(token: string) {
  const t = useMessages(messages);
  const api = useApi();
  const { login, storage } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [isAccepted, setAccepted] = useState(false);
  /** The server has decided against it, so that another try would fail too. */
  const [isRejected, setRejected] = useState(false);
  const returnTo = { route: 'invitation', params: { token } } as const;
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    returnTo,
    onError: (cause) => {
      const code = errorCode(cause);
      if (code === 'unauthorised') storage.session.set(PENDING_KEY, token);
      setRejected(isMissing(cause) || code === 'conflict');
      return false;
    },
  });

  const send = useCallback(
    () =>
      run(async () => {
        await api.acceptReferral({ body: { token } });
        setAccepted(true);
      }),
    [run, api, token],
  );

  useEffect(() => {
    if (!isLoggedIn || storage.session.get(PENDING_KEY) !== token) return;
    storage.session.remove(PENDING_KEY);
    void send();
  }, [isLoggedIn, storage, token, send]);

  function accept(): void {
    if (isLoggedIn) return void send();
    storage.session.set(PENDING_KEY, token);
    login.open(returnTo);
  }

  return { isAccepted, isRejected, isPending, error, accept, isLoggedIn };
}
