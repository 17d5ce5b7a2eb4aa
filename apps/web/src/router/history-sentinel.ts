import type { HistoryEntry, HistoryPort } from './history.ts';

export interface SentinelDeps {
  history: HistoryPort;
  /** The page that is shown, as an entry of the history. */
  currentEntry(): HistoryEntry;
  isNeeded(): boolean;
}

/**
 * Adds a second entry of the first page while an overlay is open over it: the back button then leaves that
 * entry and closes the overlay, instead of leaving the document.
 */
export function createHistorySentinel({ history, currentEntry, isNeeded }: SentinelDeps) {
  let removal: Promise<void> | undefined;
  let endRemoval = (): void => undefined;

  return {
    /** Adds or removes the entry, as it is needed now. */
    update(): void {
      if (removal || isNeeded() === history.isSentinel()) return;
      if (isNeeded()) {
        history.push({ ...currentEntry(), isSentinel: true });
        return;
      }
      removal = new Promise((resolve) => {
        endRemoval = resolve;
      });
      history.back();
    },
    /** Waits until the browser has left the entry that is being removed. */
    waitForRemoval: async (): Promise<void> => removal,
    /** Returns whether the browser has just left the entry because it was removed. */
    finishRemoval(): boolean {
      if (!removal) return false;
      removal = undefined;
      // A choice in the overlay may have changed the URL of the page.
      history.replace(currentEntry());
      endRemoval();
      return true;
    },
  };
}
