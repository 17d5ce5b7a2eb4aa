import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Text } from '@vitrine/ui';
import { messages } from './messages.ts';

/** A fee that a benefit waives: struck through, with the word that says why. */
export function WaivedFee({ fee, currency }: { fee: number; currency?: string }) {
  const t = useMessages(messages);
  return (
    <Text tabular>
      <Text as="s" tone="quiet">
        <Text visuallyHidden>{t.regularFee}</Text>
        {formatPrice(fee, currency)}
      </Text>
      {'\u2002'}
      <Text tone="pine">{t.waived}</Text>
    </Text>
  );
}
