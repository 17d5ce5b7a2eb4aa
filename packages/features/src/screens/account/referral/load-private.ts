import { errorCode } from '@vitrine/client';
import { resetReferral, setReferralSummary, setReferralToken } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** Without a running programme there is no token, but the earned rewards are still shown. */
export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const [token, summary] = await Promise.all([
    api.getReferralToken({}, { signal }).catch((error) => {
      if (errorCode(error) === 'not-found') return undefined;
      throw error;
    }),
    api.getReferrals({}, { signal }),
  ]);
  store.dispatch(resetReferral());
  if (token) store.dispatch(setReferralToken(token));
  store.dispatch(setReferralSummary(summary));
}
