import type { ScrollPlaces } from './scroll.ts';

/** The part of the browser's history that moving needs. */
export interface HistoryPort {
  url(): string;
  /** The key of the entry that is open now. */
  key(): string;
  push(url: string, key: string): void;
  replace(url: string, key: string): void;
  back(): void;
  onPop(listener: () => void): () => void;
}

export interface MoveOptions {
  replace?: boolean;
  /** The screen stays where it is: only its query changes. */
  keepScroll?: boolean;
}

export interface NavigatorDeps<Page> {
  history: HistoryPort;
  places: ScrollPlaces;
  /** Loads the screen of an address. The page is not shown before `show` is called with it. */
  load(url: string, signal: AbortSignal): Promise<Page>;
  /** Puts the page on the screen. */
  show(page: Page): void;
  /** Told when loading takes its time (an address) and when it is over (undefined). */
  onPending(url: string | undefined): void;
  newKey(): string;
}

export interface Navigator {
  go(url: string, options?: MoveOptions): Promise<void>;
  back(): void;
  /** Listens to the back and forward buttons until the returned function is called. */
  start(): () => void;
}

type Commit = () => void;

/**
 * Moves from screen to screen: the old one stands until the new one is loaded, a newer move cancels
 * an older one, and going back returns to the very place on the page.
 */
export function createNavigator<Page>(deps: NavigatorDeps<Page>): Navigator {
  const { history, places } = deps;
  let current = history.key();
  let underWay: AbortController | undefined;

  async function move(url: string, commit: Commit): Promise<void> {
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    deps.onPending(url);
    try {
      const page = await deps.load(url, controller.signal);
      if (controller.signal.aborted) return;
      commit();
      deps.show(page);
    } finally {
      if (underWay === controller) {
        underWay = undefined;
        deps.onPending(undefined);
      }
    }
  }

  return {
    async go(url, { replace = false, keepScroll = false } = {}) {
      let arrived = false;
      await move(url, () => {
        places.remember(current);
        if (!replace) current = deps.newKey();
        history[replace ? 'replace' : 'push'](url, current);
        arrived = true;
      });
      if (arrived && !keepScroll) {
        if (replace) places.forget(current);
        places.restore(current);
      }
    },
    back: () => history.back(),
    start: () =>
      history.onPop(async () => {
        places.remember(current);
        current = history.key();
        const popped = current;
        await move(history.url(), () => {});
        if (popped === current) places.restore(current);
      }),
  };
}
