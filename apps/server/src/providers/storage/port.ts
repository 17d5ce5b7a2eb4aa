/** Where the shop keeps files that are not for the public. What it puts there is sealed already. */
export interface Storage {
  /** Whole or not at all; what was there before is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** A key is a path of plain words, so that it cannot lead anywhere else. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new Error('not a storage key');
}
