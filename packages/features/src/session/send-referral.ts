import { type Api, errorCode } from '@vitrine/client';
import { REFERRAL_KEY, type Storage } from '@vitrine/platform';

/** The shop has given no answer: the invitation is kept for the next login. */
const UNANSWERED: readonly unknown[] = ['network', 'timeout', 'cancelled', 'unavailable'];

/**
 * Accepts the invitation that waits on this device, now that somebody has logged in. The shop decides
 * whether they are new enough; whatever it says, the invitation is used up. True when it was accepted.
 */
export async function sendReferral(api: Api, { local }: Storage): Promise<boolean> {
  const token = local.get(REFERRAL_KEY);
  if (!token) return false;
  try {
    await api.acceptReferral({ body: { token } });
    local.remove(REFERRAL_KEY);
    return true;
  } catch (error) {
    if (!UNANSWERED.includes(errorCode(error))) local.remove(REFERRAL_KEY);
    return false;
  }
}
