import type { MerchantOrder } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Caption } from '@vitrine/ui';
import { listDeclaredSenders } from '../order/order-rules.ts';
import { declaredMessages } from './declared-messages.ts';

interface DeclaredSendersProps {
  parcels: readonly Pick<MerchantOrder, 'passesCustoms' | 'merchant'>[];
}

/** Says for which parcels of an order a personal ID is needed, where others need none. */
export function DeclaredSenders({ parcels }: DeclaredSendersProps) {
  const t = useMessages(declaredMessages);
  const language = useLanguage();
  const senders = listDeclaredSenders(parcels);
  if (senders.length === 0) return null;
  const names = new Intl.ListFormat(language).format(senders);
  return <Caption>{formatMessage(t.onlyFor, { names })}</Caption>;
}
