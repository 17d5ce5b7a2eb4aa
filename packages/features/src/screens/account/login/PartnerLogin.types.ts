import type { LogInAction } from './useLogIn.ts';

export interface LogInFormProps {
  action: LogInAction;
  /** Returns false, and reminds the shopper, until they have agreed to the terms. */
  checkConsent: () => boolean;
}
