import type { HandlerContext } from '../../http/handler-context.ts';
import { hashForLog, logSecurityEvent } from '../identities/security-log.ts';
import { type CountedAttempt, type NewAttempt, startAttempt } from './attempts.ts';
import type { LogInMethod, OperatorDeps } from './deps.ts';
import { readOperatorDevice } from './known-operator-device.ts';
import { problem } from './problems.ts';
import { type Actor, recordLogIn, STRANGER } from './record-log-in.ts';

/** What was tried, by whom and on which account. */
export interface TriedLogIn {
  /** The name of the call. */
  readonly action: string;
  readonly method: LogInMethod;
  /** The e-mail that was given, or what else names the account. */
  readonly account: string;
  /** The operator of the account, where there is one. */
  readonly operatorId: string | null;
  /** Who is known to try it; absent: a stranger. */
  readonly actor?: Actor;
}

type TraceDeps = Pick<OperatorDeps, 'db' | 'keyring' | 'now' | 'onLogInFailed'>;

const DELAYED = 'too many attempts';
/** A fault may quote what a stranger has sent. */
export const MAX_FAULT = 200;

/** Tells the security log and the metric of failures, without the audit record. */
export function logFailedLogIn(
  deps: Pick<TraceDeps, 'keyring' | 'onLogInFailed'>,
  context: HandlerContext,
  { method, account }: Pick<TriedLogIn, 'method' | 'account'>,
  event: 'operator-log-in-failed' | 'operator-log-in-delayed' = 'operator-log-in-failed',
): void {
  deps.onLogInFailed?.(method);
  logSecurityEvent(deps, context, event, { account, method });
}

/** Records an attempt that failed: in the audit record, in the security log and in the metric of failures. */
export async function recordFailedLogIn(
  deps: TraceDeps,
  context: HandlerContext,
  tried: TriedLogIn,
  fault: string,
): Promise<void> {
  const { action, method, account, operatorId, actor = STRANGER } = tried;
  const event = fault === DELAYED ? 'operator-log-in-delayed' : 'operator-log-in-failed';
  logFailedLogIn(deps, context, tried, event);
  await recordLogIn(deps.db, context, deps.now(), {
    actor,
    action,
    target: { type: 'operator', id: operatorId ?? 'unknown' },
    after: { fault: fault.slice(0, MAX_FAULT), method, ...hashForLog(deps, account, context.ip) },
  });
}

/** Counts an attempt. One that comes too soon after others is refused with the time to wait. */
export async function countAttempt(
  deps: TraceDeps,
  context: HandlerContext,
  tried: TriedLogIn,
  attempt: NewAttempt,
): Promise<CountedAttempt> {
  const started = await startAttempt(deps, attempt);
  if ('counted' in started) return started.counted;
  if (started.isFirstDelay) await recordFailedLogIn(deps, context, tried, DELAYED);
  const seconds = Math.ceil(started.waitMs / 1_000);
  throw problem('operator-login-delayed', context.language, {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** How the passwords of an account are counted: a known device by itself, so that others cannot delay it. */
export function describePasswordAttempt(
  { keyring }: Pick<OperatorDeps, 'keyring'>,
  { ip, operatorDeviceProof }: HandlerContext,
  email: string,
): NewAttempt {
  const device = readOperatorDevice(keyring, email, operatorDeviceProof);
  return device === undefined
    ? { budget: 'password', subject: `password ${email}`, ip }
    : { budget: 'password', subject: `password ${email} device ${device}`, ip: undefined };
}

/** How codes after the password are counted: those of all networks together, and a known device by itself. */
export function describeCodeAttempt(
  { keyring }: Pick<OperatorDeps, 'keyring'>,
  { operatorDeviceProof }: HandlerContext,
  { id, email }: { readonly id: string; readonly email: string },
): NewAttempt {
  const device = readOperatorDevice(keyring, email, operatorDeviceProof);
  const subject = device === undefined ? `code ${id}` : `code ${id} device ${device}`;
  return { budget: 'proof', subject, ip: undefined };
}

/** How passkeys are counted, which cannot be guessed: by themselves and by network. */
export const describePasskeyAttempt = (
  { ip }: HandlerContext,
  credentialId: string,
): NewAttempt => ({ budget: 'password', subject: `passkey ${credentialId}`, ip });

/** How proofs within a session are counted: who took it over guesses neither the password nor a code. */
export const describeProofAttempt = (sessionId: string): NewAttempt => ({
  budget: 'proof',
  subject: `proof ${sessionId}`,
  ip: undefined,
});
