import { createPasskeyChallenge } from '../../../src/resources/operator-passkeys/challenges.ts';
import { getRelyingParty } from '../../../src/resources/operator-passkeys/relying-party.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { PASSWORD } from '../operator-harness.ts';
import { OWN_PASSKEY, OWN_SESSION } from '../own-objects.ts';
import { createPasskeyActor } from '../passkey-actor.ts';
import { createAuthenticator } from '../passkey-authenticator.ts';

/** The challenge of an operator who gave the password and has no second factor yet. */
async function startFirstLogIn({ createOperator, askPath }: AdminFixture) {
  const { email } = await createOperator('support');
  const { body } = await askPath('POST', 'session', { body: { email, password: PASSWORD } });
  return { challenge: body.challenge as string };
}

/** A valid request of every call about passkeys. */
export const passkeyExamples = {
  startPasskeyLogIn: { valid: () => ({ body: {} }) },
  finishPasskeyLogIn: {
    valid: async (fixture: AdminFixture): Promise<CallInput> => {
      const { session } = await fixture.createOperator('support');
      const actor = createPasskeyActor({ deps: fixture.deps, ask: fixture.askPath });
      const { authenticator } = await actor.add(session);
      return { body: await actor.sign(authenticator) };
    },
  },
  startFirstPasskey: {
    valid: async (fixture: AdminFixture): Promise<CallInput> => ({
      body: await startFirstLogIn(fixture),
    }),
  },
  addFirstPasskey: {
    valid: async (fixture: AdminFixture): Promise<CallInput> => {
      const step = await startFirstLogIn(fixture);
      const actor = createPasskeyActor({ deps: fixture.deps, ask: fixture.askPath });
      const { credential } = await actor.createFirst(step);
      return { body: { ...step, name: 'Laptop', credential } };
    },
  },
  startPasskeyConfirmation: { valid: () => ({}) },
  confirmByPasskey: {
    valid: async ({ db, deps, askPath, createOperator }: AdminFixture): Promise<CallInput> => {
      const { id: rpId, origin } = getRelyingParty(deps.settings);
      const owner = { confirmation: OWN_SESSION };
      const challenge = await createPasskeyChallenge(db, owner, null, deps.now());
      const { session } = await createOperator('support');
      const { authenticator } = await createPasskeyActor({ deps, ask: askPath }).add(session);
      return { body: { credential: authenticator.sign({ challenge, rpId, origin }) } };
    },
  },
  listPasskeys: { valid: () => ({}) },
  startAddingPasskey: { valid: () => ({}) },
  addPasskey: {
    valid: async ({ db, deps }: AdminFixture): Promise<CallInput> => {
      const { id: rpId, origin } = getRelyingParty(deps.settings);
      const owner = { sessionId: OWN_SESSION };
      const challenge = await createPasskeyChallenge(db, owner, null, deps.now());
      const credential = createAuthenticator().create({ challenge, rpId, origin });
      return { body: { name: 'Laptop', credential } };
    },
  },
  removePasskey: { valid: () => ({ params: { id: OWN_PASSKEY } }) },
};
