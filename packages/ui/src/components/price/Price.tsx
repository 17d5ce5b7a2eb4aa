import { DEFAULT_CURRENCY, fill, formatPrice, isReduced } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Text } from '../../primitives/text/Text';
import styles from './Price.module.css';
import { discountOf } from './price-rules.ts';

export interface PriceProps {
  /** Minor units. */
  price: number;
  /** Before the reduction, if any. */
  original?: number | undefined;
  currency?: string | undefined;
  /** The size of a product page, with how much is off. */
  large?: boolean | undefined;
  className?: string | undefined;
}

/** What it costs, and what it cost; colour is never the only sign of it. */
export function Price({
  price,
  original = price,
  currency = DEFAULT_CURRENCY,
  large,
  className,
}: PriceProps) {
  const words = useMessages(messages);
  const reduced = isReduced(price, original);
  const discount = large && discountOf(price, original);
  return (
    <Text
      as="p"
      tabular
      tone={reduced ? 'red' : undefined}
      className={cx(styles.price, large && styles.large, className)}
    >
      {reduced && <Text spoken>{words.priceNow}</Text>}
      {formatPrice(price, currency)}
      {reduced && (
        <Text as="s" tone="quiet" className={styles.original}>
          <Text spoken>{words.priceWas}</Text>
          {formatPrice(original, currency)}
        </Text>
      )}
      {discount && (
        <Text look="cap" tone="red" className={styles.discount}>
          {fill(words.discount, { ...discount })}
        </Text>
      )}
    </Text>
  );
}
