import type { HistoryEntry, HistoryPort } from './history.ts';

export interface GuardDeps {
  history: HistoryPort;
  /** The page that stands, as an entry of the history. */
  standing(): HistoryEntry;
  isWanted(): boolean;
}

/**
 * Keeps back on a page whose entry before is another document, while something lies over it: back then
 * leaves an entry of the same page, which stands for what lies over it.
 */
export function createGuard({ history, standing, isWanted }: GuardDeps) {
  let goingAway: Promise<void> | undefined;
  let gone = (): void => undefined;

  return {
    /** Puts the entry there, or takes it away, as things are now. */
    settle(): void {
      if (goingAway || isWanted() === history.isGuard()) return;
      if (isWanted()) {
        history.push({ ...standing(), isGuard: true });
        return;
      }
      goingAway = new Promise((resolve) => {
        gone = resolve;
      });
      history.back();
    },
    /** Waits while the browser goes back for the sake of it. */
    still: async (): Promise<void> => goingAway,
    /** Whether the browser has just gone back for the sake of it. */
    hasGone(): boolean {
      if (!goingAway) return false;
      goingAway = undefined;
      // What was chosen meanwhile may have changed the page's address.
      history.replace(standing());
      gone();
      return true;
    },
  };
}
