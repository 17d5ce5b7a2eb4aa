import type { OrderReturn } from '@vitrine/contract';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { ReturnDetailView } from './Screen.tsx';

const loadPrivate = (
  { api, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<OrderReturn> => api.getReturn({ params: { id } }, { signal });

export const screen = definePrivateScreen({
  name: 'returnDetail',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('returns', messages, { isReadingWidth: true }),
  View: ReturnDetailView,
});
