import { useMessages } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import { ErrorScreen } from '@vitrine/ui';
import type { Screen } from '../../screen.ts';
import { selectShopName } from '../../shop-content.ts';
import { messages } from '../private-data/messages.ts';

const reload = () => window.location.reload();

/** The error of a screen whose code or data could not be loaded; it names a missing connection. */
function Failure() {
  const t = useMessages(messages);
  const logo = useSelector(selectShopName);
  const offline = window.navigator.onLine ? {} : { title: t.offline, hint: t.offlineHint };
  return <ErrorScreen logo={logo} onRetry={reload} {...offline} />;
}

/** The screen in place of one that could not be loaded. The shopper may load it again. */
export const screen: Screen = {
  name: 'home',
  load: async () => ({ status: 200, head: { title: '', path: '/', noIndex: true } }),
  View: Failure,
};
