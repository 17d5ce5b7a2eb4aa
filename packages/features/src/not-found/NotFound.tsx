import { useMessages } from '@vitrine/platform';
import { selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ErrorScreen } from '@vitrine/ui';
import { messages } from './messages.ts';

/** An address that leads nowhere. */
export function NotFound() {
  const { title, hint } = useMessages(messages);
  const { name } = useSelector(selectShop);
  return <ErrorScreen mark={String(name ?? '')} title={title} hint={hint} />;
}
