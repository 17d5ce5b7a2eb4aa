import type { LogInStep } from '@vitrine/contract/admin';
import { z } from 'zod';
import { decryptText, encryptText } from '../../encryption/encrypt.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { SignedOnPerson, SignOnSecrets } from '../../providers/single-sign-on/port.ts';
import { createSessionKey, hashSessionKey } from '../../sessions/session-key.ts';
import type { OperatorDeps } from './deps.ts';
import { findSignedOnOperator } from './find-signed-on-operator.ts';
import { askForSecondFactor } from './log-in.ts';
import { problem } from './problems.ts';
import type { OperatorRow } from './queries.ts';
import { recordLogIn, STRANGER } from './record-log-in.ts';
import { startSession } from './start-session.ts';
import { logFailedLogIn, recordFailedLogIn, type TriedLogIn } from './try-log-in.ts';

/** How long a log-in at the provider may take. */
const LIFETIME_MS = 600_000;
const PLACE = 'operator_sign_ons secrets';
const secretsSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

function requirePort({ singleSignOn }: OperatorDeps) {
  if (!singleSignOn) throw new ApiProblem('not-found');
  return singleSignOn;
}

const wasRefused = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.fault === 'refused';

/** A log-in at the provider that named no person. */
const REFUSED: TriedLogIn = {
  action: 'finishSingleSignOn',
  method: 'single-sign-on',
  account: 'single-sign-on',
  operatorId: null,
};

/** Turns a failure of the provider into what the operator reads. */
function throwProblem(error: unknown, { language }: HandlerContext): never {
  if (!(error instanceof ProviderError)) throw error;
  throw problem(
    error.fault === 'refused' ? 'single-sign-on-refused' : 'single-sign-on-unavailable',
    language,
  );
}

/** Where the provider's session ends; null when it does not say, or does not answer. */
export const findLogOutUrl = async ({ singleSignOn }: OperatorDeps): Promise<string | null> =>
  (await singleSignOn?.createLogOutUrl().catch(() => null)) ?? null;

/** Starts a log-in at the provider. Only the page with the challenge can end it. */
export async function startSingleSignOn(
  deps: OperatorDeps,
  context: HandlerContext,
): Promise<{ url: string; challenge: string }> {
  const { db, keyring, now } = deps;
  const port = requirePort(deps);
  const { url, secrets } = await port.begin().catch((error) => throwProblem(error, context));
  const challenge = createSessionKey();
  await db.deleteFrom('operator_sign_ons').where('expires_at', '<=', new Date(now())).execute();
  await db
    .insertInto('operator_sign_ons')
    .values({
      token_hash: hashSessionKey(challenge),
      secrets: encryptText(keyring, PLACE, JSON.stringify(secrets)),
      expires_at: new Date(now() + LIFETIME_MS),
    })
    .execute();
  return { url, challenge };
}

/** Takes the secrets of a log-in, so that it is ended once. */
async function takeSecrets(
  { db, keyring, now }: OperatorDeps,
  { language }: HandlerContext,
  challenge: string,
): Promise<SignOnSecrets> {
  const row = await db
    .deleteFrom('operator_sign_ons')
    .where('token_hash', '=', hashSessionKey(challenge))
    .where('expires_at', '>', new Date(now()))
    .returning('secrets')
    .executeTakeFirst();
  if (!row) throw problem('challenge-ended', language);
  return secretsSchema.parse(JSON.parse(decryptText(keyring, PLACE, row.secrets)));
}

const findRole = ({ settings }: OperatorDeps, { groups }: SignedOnPerson) =>
  [...settings.providers.operatorRoles].find(([group]) => groups.includes(group))?.[1];

/** Finds the operator of a person and records who logged in, or was refused. */
const identify = (
  deps: OperatorDeps,
  context: HandlerContext,
  person: SignedOnPerson,
): Promise<OperatorRow | undefined> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const found = await findSignedOnOperator(trx, { person, role: findRole(deps, person), now });
    const operator = found?.operator.status === 'active' ? found.operator : undefined;
    const name = person.email ?? person.subject;
    await recordLogIn(trx, context, now, {
      actor: operator ?? { ...STRANGER, name },
      action: 'finishSingleSignOn',
      target: found
        ? { type: 'operator', id: found.operator.id }
        : { type: 'single-sign-on', id: 'refused' },
      ...(found ? { before: { role: found.before.role, status: found.before.status } } : {}),
      after: {
        subject: person.subject,
        role: operator?.role ?? null,
        status: found?.operator.status ?? null,
      },
    });
    return operator;
  });

/** Ends a log-in at the provider. Without a second factor there, the shop asks for its own. */
export async function finishSingleSignOn(
  deps: OperatorDeps,
  context: HandlerContext,
  { challenge, query }: { readonly challenge: string; readonly query: string },
): Promise<LogInStep> {
  const port = requirePort(deps);
  const secrets = await takeSecrets(deps, context, challenge);
  const person = await port.finish(query, secrets).catch(async (error: unknown) => {
    if (wasRefused(error)) await recordFailedLogIn(deps, context, REFUSED, error.message);
    return throwProblem(error, context);
  });
  const operator = await identify(deps, context, person);
  if (!operator) {
    logFailedLogIn(deps, context, { ...REFUSED, account: person.email ?? person.subject });
    throw problem('single-sign-on-unknown', context.language);
  }
  if (!person.hasSecondFactor) return askForSecondFactor(deps, operator);
  const current = await startSession(deps, context, operator);
  return { status: 'logged-in', operator: current };
}
