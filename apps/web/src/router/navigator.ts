import { createGuard } from './guard.ts';
import type { HistoryPort } from './history.ts';
import type { ScrollPlaces } from './scroll.ts';

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
  /** What may stand for the page of an address that is long on its way: a drawing of it. */
  standIn?(url: string): Promise<(() => void | Promise<void>) | undefined>;
  /** Told when loading takes its time (an address) and when it is over (undefined). */
  onPending(url: string | undefined): void;
  newKey(): string;
  /** Whether something on the screen is not saved; then `leaving` asks before it goes. */
  isHeldBack?(): boolean;
  leaving?(go: () => void): void;
  /** What lies over the page. */
  covering?: Covering;
}

export interface Covering {
  isCovered(): boolean;
  /** Tells whenever something comes to lie over the page, or nothing does any more. */
  onCovering(listener: () => void): void;
  /** Closes what lies on top. */
  uncover(): void;
}

export interface Navigator {
  go(url: string, options?: MoveOptions): Promise<void>;
  back(): void;
  /** Waits while the browser goes back for the sake of what lay over the page. */
  still(): Promise<void>;
  /** Listens to the back and forward buttons until the returned function is called. */
  start(): () => void;
}

type Commit = () => void;

/** How long the old screen may stand as if nothing had been tapped. */
const PATIENCE_MS = 500;

/**
 * Moves from screen to screen: the old one stands until the new one is loaded, or for as long as that
 * is no wait; a newer move cancels an older one, and going back returns to the very place on the page.
 */
export function createNavigator<Page>(deps: NavigatorDeps<Page>): Navigator {
  const { history, places, covering } = deps;
  /** Before it is another document, which cannot be gone back to without leaving. */
  const first = history.key();
  let current = first;
  let standing = history.url();
  let underWay: AbortController | undefined;
  /** The entry beneath the page's, where that was put back. */
  let beneath: string | undefined;
  /** What stands is but the drawing of a page: how far it was scrolled is not worth remembering. */
  let isDrawn = false;
  const remember = () => isDrawn || places.remember(current);
  const entry = () => ({ url: standing, key: current });
  const guard = createGuard({
    history,
    standing: entry,
    isWanted: () => current === first && (covering?.isCovered() ?? false),
  });
  function putBack(): void {
    beneath = history.key();
    history.push(entry());
  }
  const settle = () => underWay || guard.settle();

  async function move(url: string, commit: Commit, place: () => void): Promise<void> {
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    deps.onPending(url);
    let isLoaded = false;
    let isCommitted = false;
    /** Puts it on the screen, under its own address, unless it has been overtaken. */
    const stand = async (put: () => void | Promise<void>, drawn: boolean) => {
      await guard.still();
      if (controller.signal.aborted || (drawn && isLoaded)) return;
      if (!isCommitted) commit();
      isCommitted = true;
      isDrawn = drawn;
      await put();
    };
    // What is drawn is asked for at once: it has to be there when the network is slow.
    const drawing = deps.standIn?.(url).catch(() => undefined);
    const patience = setTimeout(async () => {
      const draw = await drawing;
      if (draw) await stand(draw, true);
    }, PATIENCE_MS);
    try {
      const page = await deps.load(url, controller.signal);
      isLoaded = true;
      await stand(() => deps.show(page, place), false);
    } catch (error) {
      // One that a newer move has cancelled has nothing to tell.
      if (!controller.signal.aborted) throw error;
    } finally {
      clearTimeout(patience);
      if (underWay === controller) {
        underWay = undefined;
        deps.onPending(undefined);
        settle();
      }
    }
  }

  return {
    go(url, { replace = false, keepScroll = false } = {}) {
      const commit = () => {
        remember();
        beneath = undefined;
        if (!replace) current = deps.newKey();
        standing = url;
        // What is left from under a sheet is left by the sheet's entry.
        const isGuard = history.isGuard();
        if (replace) history.replace({ ...entry(), isGuard });
        else history[isGuard ? 'replace' : 'push'](entry());
      };
      return move(url, commit, () => {
        if (keepScroll) return;
        if (replace) places.forget(current);
        places.restore(current);
      });
    },
    back: () => history.back(),
    still: guard.still,
    start() {
      covering?.onCovering(settle);
      settle();
      return history.onPop(async () => {
        if (guard.hasGone()) return settle();
        const key = history.key();
        const isHere = key === current;
        // Back was asked for twice, and the second left before the page's entry was there again.
        const isTooFar = beneath !== undefined && key !== beneath && !isHere;
        beneath = undefined;
        if (isTooFar) return history.forward();
        if (covering?.isCovered()) {
          // Back was meant for what lies over the page, which stays: its entry is put back.
          if (isHere) history.replace(entry());
          else putBack();
          covering.uncover();
          return settle();
        }
        if (isHere) return settle();
        if (deps.isHeldBack?.()) {
          // The browser has gone already: its entry is put back, and left once the shopper agrees.
          putBack();
          return deps.leaving?.(() => history.back());
        }
        remember();
        current = key;
        standing = history.url();
        const popped = current;
        await move(
          history.url(),
          () => {},
          () => popped === current && places.restore(current),
        );
      });
    },
  };
}
