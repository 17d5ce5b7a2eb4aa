export interface HistoryEntry {
  url: string;
  key: string;
  /** A second entry of the same page, which the back button leaves instead of the page. */
  isSentinel?: boolean;
}

/** The part of the browser's history that the navigator needs. */
export interface HistoryPort {
  url(): string;
  /** The key of the current entry. */
  key(): string;
  isSentinel(): boolean;
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  back(): void;
  forward(): void;
  onPop(listener: () => void): () => void;
}
