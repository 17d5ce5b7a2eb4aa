import type { Page } from '../app/page.ts';

interface PageState {
  page: Page;
  /** Whether the next page is being loaded. */
  isPending: boolean;
}

/** The page that is shown. React subscribes to it. */
export function createPageStore(initialPage: Page) {
  let state: PageState = { page: initialPage, isPending: false };
  const listeners = new Set<() => void>();
  const change = (next: Partial<PageState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    get: (): PageState => state,
    title: () => (typeof document === 'undefined' ? '' : document.title),
    show: (page: Page) => change({ page }),
    setPending: (isPending: boolean) => isPending !== state.isPending && change({ isPending }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
