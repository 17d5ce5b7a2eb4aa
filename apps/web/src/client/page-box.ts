import type { Page } from '../app/page.ts';

interface Shown {
  page: Page;
  /** The next page is on its way. */
  pending: boolean;
}

/** Holds the page that stands, and tells React when another takes its place. */
export function createPageBox(first: Page) {
  let shown: Shown = { page: first, pending: false };
  const listeners = new Set<() => void>();
  const change = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    for (const listener of listeners) listener();
  };
  return {
    get: (): Shown => shown,
    title: () => (typeof document === 'undefined' ? '' : document.title),
    show: (page: Page) => change({ page }),
    setPending: (pending: boolean) => pending !== shown.pending && change({ pending }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PageBox = ReturnType<typeof createPageBox>;
