import { fetchTransport } from '@vitrine/client';
import { createLightClient } from '@vitrine/client/light';
import { documentHead } from '@vitrine/features/shell';
import { matchWeb, signedVersion } from '@vitrine/platform';
import {
  covering,
  createWebPlatform,
  isHeldBack,
  leaving,
  webStorage,
} from '@vitrine/platform/web';
import { makeStore, selectSessionKey } from '@vitrine/state';
import { watchFocus } from '@vitrine/ui';
import { startTransition } from 'react';
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
import { keepForOffline } from './offline.ts';
import { createPageBox } from './page-box.ts';
import { Root } from './Root.tsx';
import { passInto } from './transition.ts';
import { currentVisit } from './visit.ts';

const PAGE_VISITED = { event: 'GenericPageVisited', parameters: {} } as const;

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
  const { state, language, country, platform: name, title } = readBoot();
  const store = makeStore({ preloaded: state });
  const { visit, correlationId } = currentVisit(window.location.search, webStorage);
  const api = createLightClient({
    baseUrl: '/',
    withCredentials: true,
    interceptors: { request: pass, response: pass },
    transport: fetchTransport(),
    platform: name,
    context: () => ({
      language,
      country,
      ...(visit.currency && { currency: visit.currency }),
      sessionKey: selectSessionKey(store.getState()) || undefined,
    }),
  });
  const history = browserHistory();
  const box = createPageBox(await standingPage(history.url(), title, store));
  const loader = createLoader({ api, store, language });
  const places = createScrollPlaces(window);

  let path = window.location.pathname;
  const navigator = createNavigator<Arrival>({
    history,
    places,
    newKey,
    isHeldBack,
    leaving,
    covering,
    load: loader.load,
    onPending: (url) => box.setPending(url !== undefined),
    show({ loaded, commit }, place) {
      const put = () => {
        updateHead(documentHead(store.getState(), loaded.head), language);
        flushSync(() => {
          commit();
          box.show(loaded.page);
        });
        place();
      };
      const isSamePage = path === window.location.pathname;
      path = window.location.pathname;
      if (!isSamePage) plain.tracking.track(PAGE_VISITED);
      // A query, or a step of a checkout, changes what a screen shows, not the screen.
      const { screen, params } = box.get().page;
      const isSameScreen = screen === loaded.page.screen && params.id === loaded.page.params.id;
      return isSameScreen ? put() : passInto(put);
    },
    standIn: async (url) => (await import('./stand-in.tsx')).standIn(url, box),
  });

  const plain = createWebPlatform({
    name,
    language,
    country,
    navigate(url, options) {
      const to = matchWeb(new URL(url, window.location.origin).pathname);
      if (to?.language === language) void navigator.go(url, options);
      else window.location.assign(url);
    },
    prefetch: loader.prefetch,
    isFirst: history.isFirst,
    still: navigator.still,
    visit,
    correlationId,
    version: visit.appVersion ?? signedVersion(window.navigator.userAgent),
    signPage: (url) => api.getSignature({ query: { url } }),
    keepMessaging: async (landing) =>
      (await import('./messaging.ts')).keepMessaging(store, landing),
    sendTracking: async (events) => {
      pushToDataLayer(...events);
      await api.track({ body: { events: [...events] } });
    },
    log: (message, cause) => console.warn(message, cause),
  });

  const platform = visit.isInspected
    ? (await import('../inspect/inspect.ts')).inspect(plain)
    : plain;

  navigator.start();
  window.addEventListener('pagehide', () => places.remember(history.key()));
  // In a transition it yields to a finger between its pieces.
  startTransition(() => {
    hydrateRoot(asRoot(), <Root api={api} store={store} platform={platform} box={box} />);
  });
  watchFocus(asRoot());
  if (places.knows(history.key())) places.restore(history.key());
  pushToDataLayer({ event: 'bridgeReady' });
  platform.tracking.track(PAGE_VISITED);
  keepForOffline();
}
