import { getRelyingParty } from '../../src/resources/operator-passkeys/relying-party.ts';
import type { OperatorHarness } from './operator-harness.ts';
import { type Authenticator, type Ceremony, createAuthenticator } from './passkey-authenticator.ts';

/** Changes of what a well-behaved browser would send. */
type Forged = Partial<Ceremony> & { readonly count?: number; readonly userHandle?: string };

/** Uses passkeys as the back office does in a browser. */
export function createPasskeyActor({ ask, deps }: Pick<OperatorHarness, 'ask' | 'deps'>) {
  const { id: rpId, origin } = getRelyingParty(deps.settings);

  return {
    /** Creates a passkey for the operator of a session, without adding it. */
    async create(session: string, forged: Forged = {}, authenticator = createAuthenticator()) {
      const started = await ask('POST', 'passkeys/creation', { session });
      const { challenge } = started.body;
      const credential = authenticator.create({ challenge, rpId, origin, ...forged });
      return { authenticator, credential, started };
    },
    /** Creates a passkey in a first log-in, without sending it. */
    async createFirst({ challenge: setUp }: { challenge: string }, forged: Forged = {}) {
      const authenticator = createAuthenticator();
      const body = { challenge: setUp };
      const started = await ask('POST', 'session/first-passkey/creation', { body });
      const { challenge } = started.body;
      const credential = authenticator.create({ challenge, rpId, origin, ...forged });
      return { authenticator, credential, started };
    },
    async add(session: string, forged: Forged = {}, known?: Authenticator) {
      const { authenticator, credential } = await this.create(session, forged, known);
      const body = { name: 'Laptop', credential };
      const added = await ask('POST', 'passkeys', { session, body });
      return { authenticator, added };
    },
    /** Starts a log-in and signs its challenge, without sending the signature. */
    async sign(
      authenticator: Authenticator,
      after: { challenge?: string } = {},
      forged: Forged = {},
    ) {
      const { body: started } = await ask('POST', 'passkey-log-in', { body: after });
      const { challenge } = started.request;
      const credential = authenticator.sign({ challenge, rpId, origin, ...forged });
      return { challenge: started.challenge as string, credential };
    },
    finish: (body: object) => ask('POST', 'passkey-log-in/result', { body }),
    async logIn(
      authenticator: Authenticator,
      after: { challenge?: string } = {},
      forged: Forged = {},
    ) {
      return this.finish(await this.sign(authenticator, after, forged));
    },
  };
}
