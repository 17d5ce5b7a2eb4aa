import type { PageGuard } from '@vitrine/platform';
import type { HistoryPort } from './history.ts';
import { createHistorySentinel } from './history-sentinel.ts';
import type { ScrollPositions } from './scroll-positions.ts';

export interface MoveOptions {
  replace?: boolean;
  /** Keeps the scroll position: only the query of the screen changes. */
  keepScroll?: boolean;
}

/** Shows something, perhaps later: a transition asks then whether it is still what the shopper waits for. */
type Show = (isCurrent: () => boolean) => void | Promise<void>;

export interface NavigatorDeps<Page> {
  history: HistoryPort;
  scrollPositions: ScrollPositions;
  /** Loads the screen of a URL. The page is not shown before `show` is called with it. */
  load(url: string, signal: AbortSignal): Promise<Page>;
  /** Shows the page, calls `scroll`, and resolves once the page is on the screen. */
  show(page: Page, scroll: () => void): void | Promise<void>;
  /** Creates a loading placeholder for a page that takes long to load. */
  createPlaceholder?(url: string): Promise<Show | undefined>;
  /** Called with the URL when loading starts, and with undefined when it ends. */
  onPending(url: string | undefined): void;
  newKey(): string;
  /** The overlays that are open over the page, and its unsaved changes. */
  pageGuard: Pick<
    PageGuard,
    'hasOverlay' | 'closeTopOverlay' | 'confirmLeave' | 'getBackEffect' | 'subscribe'
  >;
}

export interface Navigator {
  go(url: string, options?: MoveOptions): Promise<void>;
  back(): void;
  /** Waits while the browser removes the history entry of a closed overlay. */
  waitForHistory(): Promise<void>;
  /** Listens to the back and forward buttons until the returned function is called. */
  start(): () => void;
}

interface Move {
  url: string;
  /** Changes the history, right before the page or its placeholder is shown. */
  commit(): void;
  scroll(): void;
}

interface MoveDeps<Page>
  extends Pick<NavigatorDeps<Page>, 'load' | 'show' | 'createPlaceholder' | 'onPending'> {
  waitForHistory(): Promise<void>;
  /** Called when a move has ended that no newer move has cancelled. */
  onEnd(): void;
}

/** How long the old screen stays before the placeholder of the next one replaces it. */
const PLACEHOLDER_DELAY_MS = 500;

/** Runs one move at a time: a newer move cancels the older one. */
function createMoveRunner<Page>(deps: MoveDeps<Page>) {
  let running: AbortController | undefined;
  let isPlaceholderShown = false;

  async function run({ url, commit, scroll }: Move): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    deps.onPending(url);
    let isLoaded = false;
    let isCommitted = false;

    async function showNext(show: Show, isPlaceholder: boolean): Promise<void> {
      await deps.waitForHistory();
      if (controller.signal.aborted || (isPlaceholder && isLoaded)) return;
      if (!isCommitted) commit();
      isCommitted = true;
      isPlaceholderShown = isPlaceholder;
      await show(() => !controller.signal.aborted && !(isPlaceholder && isLoaded));
    }

    // The code of the placeholder is loaded at once, so that it is there on a slow network.
    const placeholder = deps.createPlaceholder?.(url).catch(() => undefined);
    const timer = setTimeout(async () => {
      const show = await placeholder;
      if (show) await showNext(show, true);
    }, PLACEHOLDER_DELAY_MS);
    try {
      const page = await deps.load(url, controller.signal);
      isLoaded = true;
      await showNext(() => deps.show(page, scroll), false);
    } catch (error) {
      // A cancelled move does not fail.
      if (!controller.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      if (running === controller) {
        running = undefined;
        deps.onPending(undefined);
        deps.onEnd();
      }
    }
  }

  return {
    run,
    isRunning: () => running !== undefined,
    isPlaceholderShown: () => isPlaceholderShown,
  };
}

/**
 * Moves from screen to screen. The old screen stays until the new one is loaded, or until its placeholder
 * replaces it. Going back restores the scroll position.
 */
export function createNavigator<Page>(deps: NavigatorDeps<Page>): Navigator {
  const { history, scrollPositions, pageGuard } = deps;
  /** The entry before this one belongs to another document: going back there leaves the app. */
  const firstKey = history.key();
  let currentKey = firstKey;
  let currentUrl = history.url();
  /** The entry below the current one, if the current one was pushed again after the back button. */
  let keyBelowRestored: string | undefined;

  const currentEntry = () => ({ url: currentUrl, key: currentKey });
  const sentinel = createHistorySentinel({
    history,
    currentEntry,
    isNeeded: () => currentKey === firstKey && pageGuard.hasOverlay(),
  });
  const moves = createMoveRunner({
    ...deps,
    waitForHistory: sentinel.waitForRemoval,
    onEnd: updateSentinel,
  });

  function updateSentinel(): void {
    if (!moves.isRunning()) sentinel.update();
  }

  function saveScroll(): void {
    if (!moves.isPlaceholderShown()) scrollPositions.save(currentKey);
  }

  /** Pushes the current page again, because the browser has already left its entry. */
  function restoreEntry(): void {
    keyBelowRestored = history.key();
    history.push(currentEntry());
  }

  function commitMove(url: string, replace: boolean): void {
    saveScroll();
    keyBelowRestored = undefined;
    if (!replace) currentKey = deps.newKey();
    currentUrl = url;
    // A move from inside an overlay replaces the sentinel of the overlay.
    const isSentinel = history.isSentinel();
    if (replace) history.replace({ ...currentEntry(), isSentinel });
    else history[isSentinel ? 'replace' : 'push'](currentEntry());
  }

  async function showPoppedEntry(): Promise<void> {
    saveScroll();
    const key = history.key();
    currentKey = key;
    currentUrl = history.url();
    await moves.run({
      url: currentUrl,
      commit: () => {},
      scroll: () => key === currentKey && scrollPositions.restore(key),
    });
  }

  function closeTopOverlay(): void {
    // The back button was meant for the overlay: the page keeps its entry.
    if (history.key() === currentKey) history.replace(currentEntry());
    else restoreEntry();
    pageGuard.closeTopOverlay();
    updateSentinel();
  }

  async function handlePop(): Promise<void> {
    if (sentinel.finishRemoval()) return updateSentinel();
    const key = history.key();
    const isCurrent = key === currentKey;
    // A second press of the back button left before the current entry was restored.
    const isTooFar = keyBelowRestored !== undefined && key !== keyBelowRestored && !isCurrent;
    keyBelowRestored = undefined;
    if (isTooFar) return history.forward();
    const effect = pageGuard.getBackEffect();
    if (effect === 'closeOverlay') return closeTopOverlay();
    if (isCurrent) return updateSentinel();
    if (effect === 'ask') {
      // The browser has left the entry already: it is restored, and left again once the shopper agrees.
      restoreEntry();
      return pageGuard.confirmLeave(() => history.back());
    }
    await showPoppedEntry();
  }

  return {
    go: (url, { replace = false, keepScroll = false } = {}) =>
      moves.run({
        url,
        commit: () => commitMove(url, replace),
        scroll() {
          if (keepScroll) return;
          if (replace) scrollPositions.forget(currentKey);
          scrollPositions.restore(currentKey);
        },
      }),
    back: () => history.back(),
    waitForHistory: sentinel.waitForRemoval,
    start() {
      const unsubscribe = pageGuard.subscribe(updateSentinel);
      updateSentinel();
      const stopListening = history.onPop(handlePop);
      return () => {
        unsubscribe();
        stopListening();
      };
    },
  };
}
