import { cx } from '../../cx.ts';
import { Text } from '../../primitives/text/Text';
import styles from './TicketValue.module.css';
import type { TicketAmount } from './ticket-text.ts';

/** A longer unit goes on a line of its own below the number. */
const MAX_INLINE_UNIT_LENGTH = 5;

/** The amount or percentage that a coupon takes off. */
export const TicketValue = ({
  before,
  value,
  after,
  className,
}: TicketAmount & { className?: string | undefined }) => (
  <Text as="p" className={cx(styles.value, className)}>
    {before && <Text className={styles.unit}>{before}</Text>}
    {value}
    {after && (
      <Text className={cx(styles.unit, after.length > MAX_INLINE_UNIT_LENGTH && styles.below)}>
        {after}
      </Text>
    )}
  </Text>
);
