import { type Api, errorCode } from '@vitrine/client';
import { type Screen, trackDeferred } from '@vitrine/features';
import type { Language } from '@vitrine/kit';
import { matchWebPath } from '@vitrine/platform';
import { makeStore, type Store } from '@vitrine/state';
import { type LoadedPage, loadPage } from '../app/load-page.ts';
import type { Page } from '../app/page.ts';
import { forkStore } from '../router/fork-store.ts';
import { screens } from '../screens.gen.ts';

/** A loaded page; `commit` writes its data to the store. */
export interface LoadedUpdate {
  loaded: LoadedPage;
  commit(): void;
}

export interface LoaderDeps {
  api: Api;
  store: Store;
  language: Language;
  /** The page that is shown. */
  currentPage(): Page;
  /** Called when the code of a screen could not be loaded. */
  onModuleFailure(): void;
}

const fallbacks = { notFound: () => import('@vitrine/features/not-found') };

const splitUrl = (url: string) => {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return { path: pathname, query: Object.fromEntries(searchParams) };
};

/** The page that the server has rendered: its data is in the store already. */
export async function readRenderedPage(url: string, title: string, store: Store): Promise<Page> {
  const { path, query } = splitUrl(url);
  const match = matchWebPath(path);
  const { screen } = await ((match && screens[match.route]) ?? fallbacks.notFound)();
  await screen.prepare?.(store);
  const route = match ? { route: match.route } : {};
  return { ...route, screen, title, params: match?.params ?? {}, query, deferred: trackDeferred() };
}

/** The page that is shown instead of a screen that could not be loaded. It offers to try again. */
async function createFailurePage(url: string, screen: Screen): Promise<LoadedPage> {
  const { path, query } = splitUrl(url);
  const page: Page = { screen, title: '', params: {}, query, deferred: trackDeferred() };
  return { status: 200, head: { title: '', path, noIndex: true }, page };
}

export function createLoader({ api, store, language, currentPage, onModuleFailure }: LoaderDeps) {
  const makeFork = (preloaded: ReturnType<Store['getState']>) => makeStore({ preloaded });
  const createContext = (signal: AbortSignal) => ({ api, language, now: Date.now(), signal });

  /** Loads the code and the public data of a page. */
  async function loadPublic(url: string, context: ReturnType<typeof createContext>) {
    const { path, query } = splitUrl(url);
    const { fork, commit } = forkStore(store, makeFork);
    try {
      const loaded = await loadPage(path, query, { ...context, store: fork }, fallbacks);
      return { loaded, fork, commit };
    } catch (error) {
      if (context.signal.aborted) throw error;
      // Calls have a code of their own when they fail.
      if (!errorCode(error)) onModuleFailure();
      const { screen } = await import('@vitrine/features/failure');
      return { loaded: await createFailurePage(url, screen), fork, commit: () => {} };
    }
  }

  /** Loads a page, and requests its private data if the session is known. */
  async function load(url: string, signal: AbortSignal): Promise<LoadedUpdate> {
    const context = createContext(signal);
    const { loaded, fork, commit } = await loadPublic(url, context);
    const { page } = loaded;
    const preloaded = page.screen.preloadPrivate?.(page, {
      ...context,
      store,
      fork: forkStore(fork, makeFork),
      current: currentPage(),
    });
    if (!preloaded) return { loaded, commit };
    await preloaded.arrival;
    const commitAll = () => {
      commit();
      preloaded.commit();
    };
    return { loaded: { ...loaded, page: { ...page, preloaded } }, commit: commitAll };
  }

  return {
    load,
    /** Warms the code and the public data of a page that may be opened next; nothing private is requested. */
    prefetch(url: string): void {
      loadPublic(url, createContext(new AbortController().signal)).catch(() => {});
    },
  };
}
