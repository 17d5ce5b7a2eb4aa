import { DEFAULT_CURRENCY, formatMessage, formatPrice, isDiscounted } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { calculateDiscount, messages } from '@vitrine/ui';
import { StyleSheet, Text } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from './text-styles.ts';

interface PriceProps {
  /** Minor units. */
  price: number;
  original?: number | undefined;
  currency?: string | undefined;
  /** The size of a product's page, which also shows the discount. */
  isLarge?: boolean;
}

/** The current and the original price as one text, which a screen reader tells apart. */
export function Price({
  price,
  original = price,
  currency = DEFAULT_CURRENCY,
  isLarge = false,
}: PriceProps) {
  const t = useMessages(messages);
  const isReduced = isDiscounted(price, original);
  const discount = isLarge && calculateDiscount(price, original);
  const now = formatPrice(price, currency);
  const was = formatPrice(original, currency);
  return (
    <Text
      style={[text.ui, styles.price, isLarge && styles.large, isReduced && styles.reduced]}
      aria-label={isReduced ? `${t.priceNow}${now} ${t.priceWas}${was}` : now}
    >
      {now}
      {isReduced && '  '}
      {isReduced && <Text style={[text.ui, styles.was]}>{was}</Text>}
      {discount && (
        <Text style={[text.caption, styles.reduced]}>
          {`  ${formatMessage(t.discount, { ...discount })}`}
        </Text>
      )}
    </Text>
  );
}

const styles = StyleSheet.create({
  price: { fontVariant: ['tabular-nums'] },
  large: { fontSize: tokens.textH3, lineHeight: tokens.leadingH3 },
  reduced: { color: tokens.red },
  was: { color: tokens.ink3, textDecorationLine: 'line-through' },
});
