import type { HandlerContext } from '../../http/handler-context.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { callPartner } from './call-partner.ts';
import type { IdentityDeps } from './deps.ts';
import { readDeviceProof } from './known-device.ts';
import { clearLoginAttempt, recordLoginAttempt } from './login-attempts.ts';
import { problem } from './problems.ts';
import { CODE_LIFETIME_MS, LOGIN_WINDOW_MS, RESEND_MS } from './rules.ts';
import {
  consumeCode,
  deleteCode,
  generateChallenge,
  generateCode,
  recordCode,
} from './security-code-queries.ts';
import { logSecurityEvent } from './security-log.ts';

/** After a timeout the message may still arrive, so its code stays valid. */
const wasCertainlyNotSent = (error: unknown) =>
  !(error instanceof ProviderError && error.fault === 'unreachable');

/**
 * Sends a code to a mobile or an e-mail address. The response does not reveal whether it is registered. Its
 * challenge has to be sent back with the code.
 */
export async function sendCode(
  deps: IdentityDeps,
  context: HandlerContext,
  account: string,
  channel: 'sms' | 'email' = 'sms',
) {
  const { db, keyring, providers, now } = deps;
  const { language, ip } = context;
  const code = generateCode();
  const challenge = generateChallenge();
  const recorded = await recordCode(db, {
    account,
    code,
    challenge,
    sessionId: (await context.findSession())?.id,
    deviceId: readDeviceProof(keyring, account, context.deviceProof),
    ip,
    keyring,
    now: now(),
  });
  if ('reason' in recorded) {
    logSecurityEvent(deps, context, 'code-refused', { account });
    const { reason, seconds } = recorded;
    throw problem(reason, language, {
      values: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }
  await callPartner(language, async () => {
    const values = { code, minutes: String(CODE_LIFETIME_MS / 60_000) };
    try {
      await providers.messages[channel].sendTemplate({
        to: account,
        template: 'security-code',
        values,
        language,
      });
    } catch (error) {
      if (wasCertainlyNotSent(error)) await deleteCode(db, recorded.id);
      throw error;
    }
  });
  logSecurityEvent(deps, context, 'code-sent', { account });
  return {
    challenge,
    expiresInSeconds: CODE_LIFETIME_MS / 1000,
    resendAfterSeconds: RESEND_MS / 1000,
  };
}

interface CodeProof {
  /** The mobile or e-mail address to which the code was sent. */
  account: string;
  code: string;
  challenge?: string | undefined;
}

/** Consumes the code that this caller asked for, and throws when it is wrong. */
export async function requireCode(
  deps: IdentityDeps,
  context: HandlerContext,
  { account, code, challenge }: CodeProof,
): Promise<void> {
  const { db, keyring, now } = deps;
  const { ip, language } = context;
  const attempt = { account, isCode: true, ip, keyring, now: now() };
  const attemptId = await recordLoginAttempt(db, attempt);
  if (!attemptId)
    throw problem('codes-wrong-too-often', language, {
      headers: { 'retry-after': String(LOGIN_WINDOW_MS / 1000) },
    });
  const sessionId = (await context.findSession())?.id;
  const isValid = await consumeCode(db, {
    account,
    code,
    challenge,
    sessionId,
    keyring,
    now: now(),
  });
  if (!isValid) {
    logSecurityEvent(deps, context, 'log-in-failed', { account, method: 'code' });
    throw problem('code-wrong', language);
  }
  await clearLoginAttempt(db, attemptId);
}
