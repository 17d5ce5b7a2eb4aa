import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { messages } from './messages.ts';
import { ReturnsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'returns',
  title: (language) => messages[language].title,
  loadPrivate: ({ api, signal }) => api.listReturns({}, { signal }),
  Layout: accountLayout('returns', messages),
  View: ReturnsView,
});
