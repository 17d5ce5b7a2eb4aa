import type { Target } from '../routes.ts';

export interface Login {
  /** The token that the visit began with, from its query or left by the host. */
  token(): string | null;
  /** Asks the shopper to log in, and to come back to where they were. */
  open(from?: Target): void;
}
