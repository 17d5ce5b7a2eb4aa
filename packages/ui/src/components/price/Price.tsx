import {
  DEFAULT_CURRENCY,
  formatConverted,
  formatMessage,
  formatPrice,
  isDiscounted,
} from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { useContext } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Text } from '../../primitives/text/Text';
import styles from './Price.module.css';
import { calculateDiscount } from './price-rules.ts';
import { ReferenceRateContext, referenceMessages } from './reference-rate.ts';

export interface PriceProps {
  /** Minor units. */
  price: number;
  /** The price before the reduction, if any. */
  original?: number | undefined;
  currency?: string | undefined;
  /** The size of a product page, which also shows the discount. */
  large?: boolean | undefined;
  className?: string | undefined;
}

/** The current and the original price. A hidden text tells them apart for screen readers. */
export function Price({
  price,
  original = price,
  currency = DEFAULT_CURRENCY,
  large,
  className,
}: PriceProps) {
  const t = useMessages(messages);
  const { about } = useMessages(referenceMessages);
  const rate = useContext(ReferenceRateContext);
  const reduced = isDiscounted(price, original);
  const discount = large && calculateDiscount(price, original);
  return (
    <Text
      as="p"
      tabular
      tone={reduced ? 'red' : undefined}
      className={cx(styles.price, large && styles.large, className)}
    >
      {reduced && <Text visuallyHidden>{t.priceNow}</Text>}
      {formatPrice(price, currency)}
      {reduced && (
        <Text as="s" tone="quiet" className={styles.original}>
          <Text visuallyHidden>{t.priceWas}</Text>
          {formatPrice(original, currency)}
        </Text>
      )}
      {rate && currency === DEFAULT_CURRENCY && (
        <Text variant="micro" tone="quiet" className={styles.reference}>
          {formatMessage(about, { amount: formatConverted(price, rate) })}
        </Text>
      )}
      {discount && (
        <Text variant="caption" tone="red" className={styles.discount}>
          {formatMessage(t.discount, { ...discount })}
        </Text>
      )}
    </Text>
  );
}
