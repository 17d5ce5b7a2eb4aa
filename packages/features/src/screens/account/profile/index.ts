import { setUserInfo } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { ProfileView } from './Screen.tsx';

async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  store.dispatch(setUserInfo(await api.getProfile({}, { signal })));
}

export const screen = definePrivateScreen({
  name: 'profile',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('profile', messages),
  View: ProfileView,
});
