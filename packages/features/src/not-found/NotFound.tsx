import { useMessages } from '@vitrine/platform';
import { selectShop } from '@vitrine/state';
import { ErrorScreen } from '@vitrine/ui';
import { useSelector } from 'react-redux';
import { messages } from './messages.ts';

/** An address that leads nowhere. */
export function NotFound() {
  const { title, hint } = useMessages(messages);
  const { name } = useSelector(selectShop);
  return <ErrorScreen mark={String(name ?? '')} title={title} hint={hint} />;
}
