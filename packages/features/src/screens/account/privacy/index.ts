import type { Subscription } from '@vitrine/contract';
import { setPreferences, setUserInfo } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { PrivacyView } from './Screen.tsx';

/** Loads profile and preferences into the store, and returns the subscriptions. */
async function loadPrivate({
  api,
  store,
  signal,
}: PrivateLoadContext): Promise<readonly Subscription[]> {
  const [profile, { preferences }, subscriptions] = await Promise.all([
    api.getProfile({}, { signal }),
    api.getPreferences({}, { signal }),
    api.listSubscriptions({}, { signal }),
  ]);
  store.dispatch(setUserInfo(profile));
  store.dispatch(setPreferences(preferences));
  return subscriptions;
}

export const screen = definePrivateScreen({
  name: 'privacy',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('privacy', messages, { isReadingWidth: true }),
  View: PrivacyView,
});
