import type { Api } from '@vitrine/client';
import { followLate, type Screen } from '@vitrine/features';
import type { Language } from '@vitrine/kit';
import { matchWeb } from '@vitrine/platform';
import { makeStore, type Store } from '@vitrine/state';
import { type LoadedPage, loadPage } from '../app/load-page.ts';
import type { Page } from '../app/page.ts';
import { forkStore } from '../router/fork.ts';
import { screens } from '../screens.ts';

/** A page that was loaded beside the store; `commit` lets the store know what it has loaded. */
export interface Arrival {
  loaded: LoadedPage;
  commit(): void;
}

export interface LoaderDeps {
  api: Api;
  store: Store;
  language: Language;
}

const tools = { notFound: () => import('@vitrine/features/not-found') };

const splitUrl = (url: string) => {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return { path: pathname, query: Object.fromEntries(searchParams) };
};

/** The page that the server has rendered: its screen, with nothing left to load. */
export async function standingPage(url: string, title: string, store: Store): Promise<Page> {
  const { path, query } = splitUrl(url);
  const match = matchWeb(path);
  const { screen } = await ((match && screens[match.route]) ?? tools.notFound)();
  await screen.prepare?.(store);
  const route = match ? { route: match.route } : {};
  return { ...route, screen, title, params: match?.params ?? {}, query, late: followLate() };
}

/** Stands in for a screen that could not be loaded; it offers to try again. */
async function failedPage(url: string, screen: Screen): Promise<LoadedPage> {
  const { path, query } = splitUrl(url);
  const page: Page = { screen, title: '', params: {}, query, late: followLate() };
  return { status: 200, head: { title: '', path, noIndex: true }, page };
}

export function createLoader({ api, store, language }: LoaderDeps) {
  const makeFork = (preloaded: ReturnType<Store['getState']>) => makeStore({ preloaded });

  async function load(url: string, signal: AbortSignal): Promise<Arrival> {
    const { path, query } = splitUrl(url);
    const { fork, commit } = forkStore(store, makeFork);
    const situation = { api, store: fork, language, now: Date.now(), signal };
    try {
      return { loaded: await loadPage(path, query, situation, tools), commit };
    } catch (error) {
      if (signal.aborted) throw error;
      const { screen } = await import('@vitrine/features/failure');
      return { loaded: await failedPage(url, screen), commit: () => {} };
    }
  }

  return {
    load,
    /** Warms the caches for a screen that the shopper may open next. */
    prefetch(url: string): void {
      load(url, new AbortController().signal).catch(() => {});
    },
  };
}
