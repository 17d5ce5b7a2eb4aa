import type { HistoryPort } from '../router/navigator.ts';

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

/** A key that no other entry of this tab has. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The real history. Scrolling is restored by the navigator, which knows when a screen stands. */
export function browserHistory(): HistoryPort {
  const { history, location } = window;
  history.scrollRestoration = 'manual';
  if (!keyOf(history.state)) history.replaceState({ key: newKey() }, '');
  return {
    url: () => location.pathname + location.search,
    key: () => keyOf(history.state) ?? '',
    push: (url, key) => history.pushState({ key }, '', url),
    replace: (url, key) => history.replaceState({ key }, '', url),
    back: () => history.back(),
    onPop(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
