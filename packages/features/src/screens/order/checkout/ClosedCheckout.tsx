import { useMessages } from '@vitrine/platform';
import { Button, EmptyState } from '@vitrine/ui';
import { messages } from './messages.ts';
import type { ClosedStatus } from './rules.ts';

/** A checkout that can no longer be changed, with a link to where the shopper can go on. */
export function ClosedCheckout({ status }: { status: ClosedStatus }) {
  const t = useMessages(messages).closed[status];
  const isPlaced = status === 'placed';
  return (
    <EmptyState icon={isPlaced ? 'parcel' : 'clock'} title={t.title} hint={t.hint}>
      <Button to={{ route: isPlaced ? 'orders' : 'bag' }}>{t.action}</Button>
    </EmptyState>
  );
}
