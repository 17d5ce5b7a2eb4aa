import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** A line without words is as high as one that says something. */
const NO_WORDS = '\u00a0';

/** How many pieces are kept; until that is known, the line that will say so. */
export function Count({ n }: { n?: number }) {
  const { count } = useMessages(messages);
  return (
    <Text as="p" look="cap" tone="quiet" tabular className={styles.count} role="status">
      {n === undefined ? NO_WORDS : fill(count, { n })}
    </Text>
  );
}
