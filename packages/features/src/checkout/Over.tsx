import { useMessages } from '@vitrine/platform';
import { Button, EmptyState } from '@vitrine/ui';
import { messages } from './messages.ts';
import type { Over } from './rules.ts';

/** A checkout that nothing can be done with any more, and where to go on. */
export function OverView({ by }: { by: Over }) {
  const words = useMessages(messages).over[by];
  return (
    <EmptyState icon={by === 'placed' ? 'parcel' : 'clock'} title={words.title} hint={words.hint}>
      <Button to={{ route: by === 'placed' ? 'orders' : 'bag' }}>{words.action}</Button>
    </EmptyState>
  );
}
