/** Keeps what opens an account or unlocks a screen. */
export interface Keychain {
  /** Whether the system encrypts what is kept and keeps it when the app ends; `none` forgets it then. */
  readonly protection: 'system' | 'none';
  /** Undefined for what is not kept, or cannot be read on this device. Never throws. */
  read(name: string): Promise<string | undefined>;
  write(name: string, value: string): Promise<void>;
  remove(name: string): Promise<void>;
}
