/** Keeps text by key. Never throws: a shopper in private mode keeps nothing, and still shops. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface Storage {
  /** Survives the visit. */
  local: KeyValue;
  /** Ends with the visit. */
  session: KeyValue;
}
