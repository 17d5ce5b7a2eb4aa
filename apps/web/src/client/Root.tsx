import type { Api } from '@vitrine/client';
import type { Platform } from '@vitrine/platform';
import { persistSlices, type Store } from '@vitrine/state';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { App } from '../app/App.tsx';
import { Progress } from './Progress.tsx';
import type { PageStore } from './page-store.ts';
import { startSession } from './session.ts';

export interface RootProps {
  api: Api;
  store: Store;
  platform: Platform;
  pages: PageStore;
}

/** The app in the browser: the current page, and a progress line while the next one loads. */
export function Root({ api, store, platform, pages }: RootProps) {
  const { page, isPending } = useSyncExternalStore(pages.subscribe, pages.get, pages.get);
  // The server renders no progress line, and hydration needs the same tree.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => startSession({ api, store, platform }), [api, store, platform]);
  useEffect(() => persistSlices(store, platform.storage.local), [store, platform]);
  return (
    <>
      <App api={api} store={store} platform={platform} page={page} />
      {isHydrated && <Progress isActive={isPending} title={pages.title()} />}
    </>
  );
}
