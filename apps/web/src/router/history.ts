export interface HistoryEntry {
  url: string;
  key: string;
  /** The page of the entry before it once more, for back to leave instead of the page. */
  isGuard?: boolean;
}

/** The part of the browser's history that moving needs. */
export interface HistoryPort {
  url(): string;
  /** The key of the entry that is open now. */
  key(): string;
  isGuard(): boolean;
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  back(): void;
  forward(): void;
  onPop(listener: () => void): () => void;
}
