import { afterAll, beforeAll } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from './operator-harness.ts';
import { createPasskeyActor } from './passkey-actor.ts';

/** Opens a shop whose operators use passkeys, for the tests of a file. */
export function setUpPasskeys() {
  let shop: OperatorHarness;
  let actor: ReturnType<typeof createPasskeyActor>;
  beforeAll(async () => {
    shop = await openOperatorHarness();
    actor = createPasskeyActor(shop);
  });
  afterAll(() => shop.close());
  return {
    get shop() {
      return shop;
    },
    get actor() {
      return actor;
    },
  };
}
