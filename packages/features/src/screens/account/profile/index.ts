import { setUserInfo } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { messages } from './messages.ts';
import { ProfileView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'profile',
  title: (language) => messages[language].title,
  loadPrivate: async ({ api, store, signal }) =>
    void store.dispatch(setUserInfo(await api.getProfile({}, { signal }))),
  Layout: accountLayout('profile', messages),
  View: ProfileView,
});
