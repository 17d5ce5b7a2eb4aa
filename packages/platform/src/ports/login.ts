import type { Target } from '../routes.ts';

export interface LoginPort {
  /** The token from the landing URL or from the host. */
  getToken(): string | null;
  /**
   * Opens the login, which returns to `from` (by default the current page) afterwards. Use `replace` when the
   * current page requires a login: going back must not open the login again.
   */
  open(from?: Target, options?: { replace?: boolean }): void;
}
