import type { Unsupported } from '../unsupported.ts';

/** Asks for the face, the finger or the code of the device. */
export interface Biometrics {
  /** Whether this device can ask. */
  find(): Promise<{ status: 'ready' } | Unsupported>;
  /** Keeps a mark that only the owner of the device can read again. */
  enable(): Promise<{ status: 'ready' } | Unsupported>;
  disable(): Promise<void>;
  unlock(title: string): Promise<{ status: 'unlocked' | 'refused' } | Unsupported>;
}
