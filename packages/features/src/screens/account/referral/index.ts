import { errorCode } from '@vitrine/client';
import { resetReferral, setReferralSummary, setReferralToken } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { ReferralView } from './Screen.tsx';

/** Without a running programme there is no token, but the earned rewards are still shown. */
async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
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

export const screen = definePrivateScreen({
  name: 'referral',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('referral', messages),
  View: ReferralView,
});
