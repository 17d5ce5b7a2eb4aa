import type { HistoryEntry, HistoryPort } from '../router/history.ts';

interface EntryState extends Omit<HistoryEntry, 'url'> {
  /** Whether the tab was opened with this entry. */
  isFirst?: boolean;
}

/** A key that no other entry of this tab has. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export interface BrowserHistory extends HistoryPort {
  /** Whether the tab was opened with the current entry, so that there is nothing to go back to. */
  isFirst(): boolean;
}

/** The browser's history. The navigator restores the scroll position, once the screen is shown. */
export function browserHistory(): BrowserHistory {
  const { history, location } = window;
  const state = () => history.state as EntryState | null;
  history.scrollRestoration = 'manual';
  if (!state()?.key) history.replaceState({ key: newKey(), isFirst: history.length === 1 }, '');
  return {
    url: () => location.pathname + location.search,
    key: () => state()?.key ?? '',
    isFirst: () => state()?.isFirst ?? false,
    isSentinel: () => state()?.isSentinel ?? false,
    push: ({ url, ...entry }) => history.pushState(entry, '', url),
    replace: ({ url, ...entry }) =>
      history.replaceState({ ...entry, isFirst: state()?.isFirst }, '', url),
    back: () => history.back(),
    forward: () => history.forward(),
    onPop(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
