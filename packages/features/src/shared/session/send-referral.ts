import { type Api, errorCode } from '@vitrine/client';
import { REFERRAL_KEY, type StoragePort } from '@vitrine/platform';

/** Errors without a decision of the server: the invitation is kept for the next log-in. */
const RETRYABLE_CODES: readonly unknown[] = ['network', 'timeout', 'cancelled', 'unavailable'];

/**
 * Accepts the invitation that is stored on this device, after a log-in. The server decides whether the
 * shopper is new; either way the invitation is removed. Returns true when it was accepted.
 */
export async function sendReferral(api: Api, { local }: StoragePort): Promise<boolean> {
  const token = local.get(REFERRAL_KEY);
  if (!token) return false;
  try {
    await api.acceptReferral({ body: { token } });
    local.remove(REFERRAL_KEY);
    return true;
  } catch (error) {
    if (!RETRYABLE_CODES.includes(errorCode(error))) local.remove(REFERRAL_KEY);
    return false;
  }
}
