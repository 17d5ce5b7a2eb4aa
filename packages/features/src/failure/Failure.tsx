import { useMessages } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import { ErrorScreen } from '@vitrine/ui';
import { messages } from '../own/messages.ts';
import { shopName } from '../words.ts';

const again = () => window.location.reload();

/** The connection broke on the way to a screen: the shop's, or the shopper's own. */
export function Failure() {
  const words = useMessages(messages);
  const mark = useSelector(shopName);
  const told = window.navigator.onLine ? {} : { title: words.offline, hint: words.offlineHint };
  return <ErrorScreen mark={mark} onRetry={again} {...told} />;
}
