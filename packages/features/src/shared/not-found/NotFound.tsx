import { useMessages } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ErrorScreen } from '@vitrine/ui';
import { messages } from './messages.ts';

/** The error of a URL without a page. */
export function NotFound() {
  const { title, hint } = useMessages(messages);
  const { name } = useSelector(selectShopContent);
  return <ErrorScreen logo={String(name ?? '')} title={title} hint={hint} />;
}
