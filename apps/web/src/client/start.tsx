import { createClient, fetchTransport } from '@vitrine/client';
import { documentTitle } from '@vitrine/features/shell';
import { matchWeb } from '@vitrine/platform';
import { createWebPlatform } from '@vitrine/platform/web';
import { makeStore, selectSessionKey } from '@vitrine/state';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { BootData } from '../boot.ts';
import { BOOT_ID, ROOT_ID } from '../document/ids.ts';
import { createNavigator } from '../router/navigator.ts';
import { createScrollPlaces } from '../router/scroll.ts';
import { browserHistory, newKey } from './browser-history.ts';
import { pushToDataLayer } from './data-layer.ts';
import { updateHead } from './head.ts';
import { type Arrival, createLoader, standingPage } from './loader.ts';
import { createPageBox } from './page-box.ts';
import { Root } from './Root.tsx';

const pass = <T,>(message: T): T => message;

const readBoot = (): BootData =>
  JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as BootData;

const asRoot = (): HTMLElement => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The document has no root element');
  return root;
};

/** Takes over the page that the server has rendered. */
export async function startApp(): Promise<void> {
  const { state, language, platform: name } = readBoot();
  const store = makeStore({ preloaded: state });
  const api = createClient({
    baseUrl: '/',
    withCredentials: true,
    interceptors: { request: pass, response: pass },
    transport: fetchTransport(),
    platform: name,
    context: () => ({ language, sessionKey: selectSessionKey(store.getState()) || undefined }),
  });
  const history = browserHistory();
  const box = createPageBox(await standingPage(history.url(), store));
  const loader = createLoader({ api, store, language });
  const places = createScrollPlaces(window);

  const navigator = createNavigator<Arrival>({
    history,
    places,
    newKey,
    load: loader.load,
    onPending: (url) => box.setPending(url !== undefined),
    show({ loaded, commit }) {
      const title = documentTitle(store.getState(), loaded.head.title);
      updateHead({ ...loaded.head, title }, language);
      flushSync(() => {
        commit();
        box.show(loaded.page);
      });
    },
  });

  const platform = createWebPlatform({
    name,
    language,
    navigate(url, options) {
      const to = matchWeb(new URL(url, window.location.origin).pathname);
      if (to?.language === language) void navigator.go(url, options);
      else window.location.assign(url);
    },
    prefetch: loader.prefetch,
    sendTracking: async (events) => pushToDataLayer(...events),
    log: (message, cause) => console.warn(message, cause),
  });

  navigator.start();
  window.addEventListener('pagehide', () => places.remember(history.key()));
  hydrateRoot(asRoot(), <Root store={store} platform={platform} box={box} />);
  if (places.knows(history.key())) places.restore(history.key());
  pushToDataLayer({ event: 'bridgeReady' });
}
