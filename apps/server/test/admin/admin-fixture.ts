import type { Call } from '@vitrine/contract';
import { encryptText } from '../../src/encryption/encrypt.ts';
import { createApiKeySecret } from '../../src/resources/api-keys/keys.ts';
import { createChallenge } from '../../src/resources/operators/challenges.ts';
import { totpPlace } from '../../src/resources/operators/log-in.ts';
import { computeTotp, createTotpSecret, getTotpStep } from '../../src/resources/operators/totp.ts';
import type { Attack } from '../every-call/attacks.ts';
import type { CallInput } from '../every-call/call-input.ts';
import { buildUrl, createPayload } from '../every-call/fixture.ts';
import { type OperatorHarnessOptions, openOperatorHarness } from './operator-harness.ts';
import { fillOwnObjects } from './own-objects.ts';

/** Opens the calls of operators, with helpers that send every one of them. */
export async function openAdminFixture(options: OperatorHarnessOptions = {}) {
  const harness = await openOperatorHarness(options);
  const { app, db, deps, createOperator } = harness;
  await harness.createMerchant('501');

  async function send(call: Call, { sent, rawBody }: Attack, session: string | undefined) {
    const { headers, ...payload } = createPayload(sent);
    const response = await app.inject({
      method: call.method,
      url: buildUrl(call, sent),
      ...payload,
      ...(rawBody === undefined ? {} : { payload: rawBody }),
      headers: {
        origin: 'http://localhost',
        ...headers,
        ...(rawBody === undefined ? {} : { 'content-type': 'application/json' }),
        ...(session ? { cookie: `operator=${session}` } : {}),
        ...sent.headers,
      },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body: unknown = isJson ? response.json() : response.rawPayload;
    return { status: response.statusCode, body };
  }

  const fillOwn = (sent: CallInput, session: string) =>
    fillOwnObjects(db, sent, session, deps.now());

  /** Starts a log-in that sets up the second factor, and returns how it ends. */
  async function startSecondFactor() {
    const { id } = await createOperator('support');
    const secret = createTotpSecret();
    const stored = encryptText(deps.keyring, totpPlace(id), secret.toString('base64'));
    const challenge = await createChallenge(db, id, stored, deps.now());
    return { challenge, code: computeTotp(secret, getTotpStep(deps.now())) };
  }

  async function createApiKey(): Promise<string> {
    const { prefix, hash } = createApiKeySecret();
    const { id: createdBy } = await createOperator('owner');
    const { id } = await db
      .insertInto('api_keys')
      .values({
        name: 'ERP',
        prefix,
        key_hash: hash,
        permissions: ['audit:read'],
        created_by: createdBy,
        created_at: new Date(deps.now()),
        expires_at: new Date(deps.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    ...harness,
    /** Calls a path, as the harness does. */
    askPath: harness.ask,
    /** Creates the key of a machine and returns its secret. */
    createKey: harness.createApiKey,
    ask: async (call: Call, sent: CallInput, session?: string) =>
      send(call, { sent: session ? await fillOwn(sent, session) : sent }, session),
    attack: send,
    /** Writes ids of the caller's own objects into a valid request. */
    fillOwn,
    startSecondFactor,
    createApiKey,
  };
}

export type AdminFixture = Awaited<ReturnType<typeof openAdminFixture>>;
