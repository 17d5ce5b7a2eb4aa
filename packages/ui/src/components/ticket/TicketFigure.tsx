import { cx } from '../../cx.ts';
import { Text } from '../../primitives/text/Text';
import styles from './TicketFigure.module.css';
import type { TicketAmount } from './ticket-words.ts';

/** A unit of more letters is a word, which has no room beside its figure. */
const LONGEST_BESIDE = 5;

/** What a ticket is worth. */
export const TicketFigure = ({
  before,
  value,
  after,
  className,
}: TicketAmount & { className?: string | undefined }) => (
  <Text as="p" className={cx(styles.figure, className)}>
    {before && <Text className={styles.sign}>{before}</Text>}
    {value}
    {after && (
      <Text className={cx(styles.sign, after.length > LONGEST_BESIDE && styles.below)}>
        {after}
      </Text>
    )}
  </Text>
);
