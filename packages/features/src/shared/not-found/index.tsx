import { useMessages } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ErrorScreen } from '@vitrine/ui';
import type { Screen } from '../../screen.ts';
import { messages } from './messages.ts';

/** The error of a URL without a page. */
function NotFound() {
  const { title, hint } = useMessages(messages);
  const { name } = useSelector(selectShopContent);
  return <ErrorScreen logo={String(name ?? '')} title={title} hint={hint} />;
}

export const screen: Screen = {
  name: 'home',
  load: async ({ language }) => ({
    status: 404,
    head: { title: messages[language].title, path: '/', noIndex: true },
  }),
  View: NotFound,
};
