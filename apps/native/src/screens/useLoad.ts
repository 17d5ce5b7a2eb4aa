import { isCancelled } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { LoadContext, Loaded } from '@vitrine/features/load/types';
import { useLanguage } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';

type Load = (context: LoadContext) => Promise<Loaded>;

type LoadState =
  | { status: 'loading' }
  | { status: 'ready'; key: string; loaded: Loaded }
  | { status: 'failed'; key: string; error: unknown };

/** Runs a loader of the web into the state of this screen. */
export function useLoad(
  load: Load,
  params: LoadContext['params'],
  query: LoadContext['query'],
): LoadState & { retry(): void } {
  const api = useApi();
  const store = useStore();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadState>({ status: 'loading' });
  const key = JSON.stringify([params, query, attempt]);
  useEffect(() => {
    const controller = new AbortController();
    const [ownParams, ownQuery] = JSON.parse(key) as [LoadContext['params'], LoadContext['query']];
    const { signal } = controller;
    load({
      api,
      store,
      language,
      signal,
      now: Date.now(),
      params: ownParams,
      query: ownQuery,
    }).then(
      (loaded) => {
        if (!signal.aborted) setState({ status: 'ready', key, loaded });
      },
      (error: unknown) => {
        if (!signal.aborted && !isCancelled(error)) setState({ status: 'failed', key, error });
      },
    );
    return () => controller.abort();
  }, [api, store, language, load, key]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
