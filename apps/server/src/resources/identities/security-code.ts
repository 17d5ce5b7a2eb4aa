import type { CallContext } from '../../http/context.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { forgetCode, newCode, noteCode, spendCode } from './codes.ts';
import type { IdentityDeps } from './deps.ts';
import { asking, refuse } from './refuse.ts';
import { CODE_LIFETIME_MS, RESEND_MS } from './rules.ts';

/** A message that nobody knows the fate of may still arrive: its code counts. */
const wasSurelyNotSent = (error: unknown) =>
  !(error instanceof ProviderError && error.fault === 'unreachable');

/** Sends a code to a mobile. The answer is the same whether or not anybody is known by it. */
export async function sendCode(deps: IdentityDeps, context: CallContext, mobile: string) {
  const { db, providers, settings, now } = deps;
  const { language, address } = context;
  const code = newCode();
  const key = settings.providers.tokenKey;
  const noted = await noteCode(db, { mobile, code, address, key, now: now() });
  if ('reason' in noted) {
    const { reason, seconds } = noted;
    throw refuse(reason, language, {
      values: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }
  await asking(language, async () => {
    const message = { to: mobile, code, minutes: CODE_LIFETIME_MS / 60_000, language };
    try {
      await providers.messages.sendSecurityCode(message);
    } catch (error) {
      if (wasSurelyNotSent(error)) await forgetCode(db, noted.id);
      throw error;
    }
  });
  return { expiresInSeconds: CODE_LIFETIME_MS / 1000, resendAfterSeconds: RESEND_MS / 1000 };
}

/** Goes on only with the right code, which is spent by that. */
export async function demandCode(
  { db, settings, now }: IdentityDeps,
  { language }: CallContext,
  { mobile, code }: { mobile: string; code: string },
): Promise<void> {
  const key = settings.providers.tokenKey;
  const isRight = await spendCode(db, { mobile, code, key, now: now() });
  if (!isRight) throw refuse('code-wrong', language);
}
