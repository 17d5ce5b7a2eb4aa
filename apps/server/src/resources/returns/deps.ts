import type { Keyring } from '../../encryption/keyring.ts';
import type { OrderDeps } from '../orders/deps.ts';

export interface ReturnDeps extends OrderDeps {
  readonly keyring: Keyring;
}
