import type { Platform } from '@vitrine/platform';
import type { Store } from '@vitrine/state';
import { useEffect, useSyncExternalStore } from 'react';
import { App } from '../app/App.tsx';
import { Progress } from './Progress.tsx';
import type { PageBox } from './page-box.ts';
import { enterSession } from './session.ts';

export interface RootProps {
  store: Store;
  platform: Platform;
  box: PageBox;
}

/** The app in the browser: the page that stands, and a line while the next one is on its way. */
export function Root({ store, platform, box }: RootProps) {
  const { page, pending } = useSyncExternalStore(box.subscribe, box.get, box.get);
  useEffect(() => enterSession(store), [store]);
  return (
    <>
      <App store={store} platform={platform} page={page} />
      <Progress active={pending} title={box.title()} />
    </>
  );
}
