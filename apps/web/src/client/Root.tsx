import type { Api } from '@vitrine/client';
import type { Platform } from '@vitrine/platform';
import { persist, type Store } from '@vitrine/state';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { App } from '../app/App.tsx';
import { Progress } from './Progress.tsx';
import type { PageBox } from './page-box.ts';
import { enterSession } from './session.ts';

export interface RootProps {
  api: Api;
  store: Store;
  platform: Platform;
  box: PageBox;
}

/** The app in the browser: the page that stands, and a line while the next one is on its way. */
export function Root({ api, store, platform, box }: RootProps) {
  const { page, pending } = useSyncExternalStore(box.subscribe, box.get, box.get);
  // The server draws no line of progress, and hydration must find what the server drew.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  useEffect(() => enterSession({ api, store, platform }), [api, store, platform]);
  useEffect(() => persist(store, platform.storage.local), [store, platform]);
  return (
    <>
      <App api={api} store={store} platform={platform} page={page} />
      {isTakenOver && <Progress active={pending} title={box.title()} />}
    </>
  );
}
