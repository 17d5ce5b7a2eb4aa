import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for. */
  words?: string | undefined;
  /** In the middle of the whole window. */
  full?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ words, full, className }: SpinnerProps) {
  const { loading } = useMessages(messages);
  return (
    <Box className={cx(styles.place, full && styles.full, className)} role="status">
      <Box className={styles.spin} />
      {words ? (
        <Text look="cap" tone="soft">
          {words}
        </Text>
      ) : (
        <Text spoken>{loading}</Text>
      )}
    </Box>
  );
}
