import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { messages } from './messages.ts';
import { ReturnDetailView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'returnDetail',
  title: (language) => messages[language].title,
  loadPrivate: ({ api, signal }, { params: { id = '' } }) =>
    api.getReturn({ params: { id } }, { signal }),
  Layout: accountLayout('returns', messages, { isReadingWidth: true }),
  View: ReturnDetailView,
});
