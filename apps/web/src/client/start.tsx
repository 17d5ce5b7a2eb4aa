import { fetchTransport } from '@vitrine/client';
import { createLightClient } from '@vitrine/client/light';
import { completeHead } from '@vitrine/features/shell';
import { showMinorUnits } from '@vitrine/kit';
import { matchWebPath, parseAppVersion } from '@vitrine/platform';
import { isIsolatedPage } from '@vitrine/platform/isolated-page';
import { createWebPlatform, webPageGuard, webStorage } from '@vitrine/platform/web';
import {
  connectDevTools,
  makeStore,
  type Store,
  selectSessionKey,
  selectUserId,
} from '@vitrine/state';
import { recoverFocusOnKeyboard } from '@vitrine/ui';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { BootData } from '../boot.ts';
import { BOOT_ID, ROOT_ID } from '../document/ids.ts';
import { createNavigator } from '../router/navigator.ts';
import { createScrollPositions } from '../router/scroll-positions.ts';
import { browserHistory, newKey } from './browser-history.ts';
import { pushToDataLayer } from './data-layer.ts';
import { updateHead } from './head.ts';
import { readLanding } from './landing.ts';
import { createLoader, type LoadedUpdate, readRenderedPage } from './loader.ts';
import { createPageStore } from './page-store.ts';
import { transitionTo } from './page-transition.ts';
import { Root } from './Root.tsx';
import { registerServiceWorker } from './service-worker.ts';

const PAGE_VISITED = { event: 'GenericPageVisited', parameters: {} } as const;

const pass = <T,>(message: T): T => message;

const readBoot = (): BootData =>
  JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as BootData;

const findRoot = (): HTMLElement => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The document has no root element');
  return root;
};

/** Only a development build contains the connection to the Redux DevTools. */
const withDevTools = (store: Store): Store =>
  process.env.NODE_ENV === 'production' ? store : connectDevTools(store);

/** Hydrates the page that the server has rendered, and starts the app. */
export async function startApp(): Promise<void> {
  const { state, now, language, country, platform: name, title } = readBoot();
  showMinorUnits(state.shop?.profile.exactPrices);
  const store = withDevTools(makeStore({ preloaded: state }));
  const { landingParams, correlationId } = readLanding(window.location.search, webStorage);
  /** Some engines never request a module again that has failed once: only a new document loads it. */
  let isModuleMissing = false;
  const onModuleFailure = () => {
    isModuleMissing = true;
  };
  const api = createLightClient({
    onTableFailure: onModuleFailure,
    baseUrl: '/',
    withCredentials: true,
    interceptors: { request: pass, response: pass },
    transport: fetchTransport(),
    platform: name,
    context: () => ({
      language,
      country,
      ...(landingParams.currency && { currency: landingParams.currency }),
      sessionKey: selectSessionKey(store.getState()) || undefined,
    }),
  });
  const history = browserHistory();
  const pages = createPageStore(await readRenderedPage(history.url(), title, store));
  const currentPage = () => pages.get().page;
  const loader = createLoader({ api, store, language, currentPage, onModuleFailure });
  const scrollPositions = createScrollPositions(window);

  let path = window.location.pathname;
  let turns = 0;
  const navigator = createNavigator<LoadedUpdate>({
    history,
    scrollPositions,
    newKey,
    pageGuard: webPageGuard,
    load: loader.load,
    onPending: (url) => pages.setPending(url !== undefined),
    show({ loaded, commit }, scroll) {
      const turn = ++turns;
      const showPage = () => {
        // A transition calls back later: a newer page may be shown already.
        if (turn !== turns) return;
        updateHead(completeHead(store.getState(), loaded.head), language);
        flushSync(() => {
          commit();
          pages.show(loaded.page);
        });
        scroll();
      };
      const isSamePage = path === window.location.pathname;
      path = window.location.pathname;
      if (!isSamePage) plain.tracking.track(PAGE_VISITED);
      // Another query or another step of the checkout is the same screen.
      const { screen, params } = currentPage();
      const isSameScreen = screen === loaded.page.screen && params.id === loaded.page.params.id;
      return isSameScreen ? showPage() : transitionTo(showPage);
    },
    createPlaceholder: async (url) =>
      (await import('./loading-placeholder.tsx')).createPlaceholder(url, pages),
  });

  const plain = createWebPlatform({
    name,
    language,
    country,
    renderedAt: now,
    navigate(url, options) {
      const to = matchWebPath(new URL(url, window.location.origin).pathname);
      const needsDocument = isModuleMissing && window.navigator.onLine;
      if (to?.language === language && !needsDocument) void navigator.go(url, options);
      else window.location.assign(url);
    },
    prefetch: loader.prefetch,
    isFirstEntry: history.isFirst,
    waitForHistory: navigator.waitForHistory,
    landingParams,
    correlationId,
    version: landingParams.appVersion ?? parseAppVersion(window.navigator.userAgent),
    signPage: (url) => api.getSignature({ query: { url } }),
    createShareState: async (landingUrl) =>
      (await import('./messaging.ts')).createShareState(
        { api, store, name, landingParams, correlationId },
        landingUrl,
      ),
    customerId: () => selectUserId(store.getState()),
    sendTracking: async (events) => {
      // What an operator does in a preview is no visit.
      if (isIsolatedPage()) return;
      pushToDataLayer(...events);
      await api.track({ body: { events: [...events] } });
    },
    log: (message, cause) => console.warn(message, cause),
  });

  const platform = landingParams.isInspected
    ? (await import('../inspect/inspect.ts')).inspect(plain, store)
    : plain;

  navigator.start();
  window.addEventListener('pagehide', () => scrollPositions.save(history.key()));
  const root = findRoot();
  // Hydration in a transition yields to input.
  startTransition(() => {
    hydrateRoot(root, <Root api={api} store={store} platform={platform} pages={pages} />);
  });
  recoverFocusOnKeyboard(root);
  if (scrollPositions.has(history.key())) scrollPositions.restore(history.key());
  pushToDataLayer({ event: 'bridgeReady' });
  platform.tracking.track(PAGE_VISITED);
  registerServiceWorker();
}
