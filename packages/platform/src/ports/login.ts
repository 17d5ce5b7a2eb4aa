import type { Target } from '../routes.ts';

export interface Login {
  /** The token that the visit began with, from its query or left by the host. */
  token(): string | null;
  /**
   * Asks the shopper to log in, and to come back to `from`: the present page unless it is given.
   * `replace` when they cannot stay there without, so that back does not lead into a circle.
   */
  open(from?: Target, options?: { replace?: boolean }): void;
}
