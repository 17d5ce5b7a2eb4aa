import type { OrderReturn } from '@vitrine/contract';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { ReturnsView } from './Screen.tsx';

const loadPrivate = ({ api, signal }: PrivateLoadContext): Promise<readonly OrderReturn[]> =>
  api.listReturns({}, { signal });

export const screen = definePrivateScreen({
  name: 'returns',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('returns', messages),
  View: ReturnsView,
});
