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
  /** Puts the page on the screen, scrolls it to its place, and settles once it stands there. */
  show(page: Page, place: () => void): void | Promise<void>;
  /** Told when loading takes its time (an address) and when it is over (undefined). */
  onPending(url: string | undefined): void;
  newKey(): string;
  /** Whether something on the screen is not saved; then `leaving` asks before it goes. */
  isHeldBack?(): boolean;
  leaving?(go: () => void): void;
  /** Closes what lies over the page; tells whether there was anything. */
  uncover?(): boolean;
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
  let standing = history.url();
  let underWay: AbortController | undefined;

  async function move(url: string, commit: Commit, place: () => void): Promise<void> {
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    deps.onPending(url);
    try {
      const page = await deps.load(url, controller.signal);
      if (controller.signal.aborted) return;
      commit();
      await deps.show(page, place);
    } catch (error) {
      // One that a newer move has cancelled has nothing to tell.
      if (!controller.signal.aborted) throw error;
    } finally {
      if (underWay === controller) {
        underWay = undefined;
        deps.onPending(undefined);
      }
    }
  }

  return {
    go(url, { replace = false, keepScroll = false } = {}) {
      const commit = () => {
        places.remember(current);
        if (!replace) current = deps.newKey();
        history[replace ? 'replace' : 'push'](url, current);
        standing = url;
      };
      return move(url, commit, () => {
        if (keepScroll) return;
        if (replace) places.forget(current);
        places.restore(current);
      });
    },
    back: () => history.back(),
    start: () =>
      history.onPop(async () => {
        // Back was meant for what lies over the page, which stays: its entry is put back.
        if (deps.uncover?.()) return history.push(standing, current);
        if (deps.isHeldBack?.()) {
          // The browser has gone already: its entry is put back, and left once the shopper agrees.
          history.push(standing, current);
          return deps.leaving?.(() => history.back());
        }
        places.remember(current);
        current = history.key();
        standing = history.url();
        const popped = current;
        await move(
          history.url(),
          () => {},
          () => popped === current && places.restore(current),
        );
      }),
  };
}
