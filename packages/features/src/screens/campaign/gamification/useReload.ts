import { useApi } from '@vitrine/client/react';
import { useStore } from '@vitrine/state/react';
import { useCallback } from 'react';
import { loadPrivate } from './load-private.ts';

/** Loads the page again after an action; a failure keeps what is shown. */
export function useReload() {
  const api = useApi();
  const store = useStore();
  return useCallback(() => loadPrivate({ api, store }).catch(() => undefined), [api, store]);
}
