import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { SingleSignOnPort } from '../../providers/single-sign-on/port.ts';
import type { Settings } from '../../settings.ts';

/** How an operator proves who they are. */
export type LogInMethod = 'password' | 'code' | 'passkey' | 'single-sign-on' | 'confirmation';

export interface OperatorDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly settings: Pick<Settings, 'publicUrl' | 'backofficeUrl' | 'port' | 'providers'>;
  /** The provider at which operators log in; absent in a shop without one. */
  readonly singleSignOn?: SingleSignOnPort | undefined;
  readonly now: () => number;
  /** Counts failed log-ins. */
  readonly onLogInFailed?: (method: LogInMethod) => void;
}
