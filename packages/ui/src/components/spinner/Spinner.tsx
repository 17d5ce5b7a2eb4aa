import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Visible text. Without it, screen readers hear a default one. */
  label?: string | undefined;
  /** Centres it in the window. */
  fullScreen?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ label, fullScreen, className }: SpinnerProps) {
  const { loading } = useMessages(messages);
  return (
    <Box className={cx(styles.container, fullScreen && styles.fullScreen, className)} role="status">
      <Box className={styles.spinner} />
      {label ? (
        <Text variant="caption" tone="soft">
          {label}
        </Text>
      ) : (
        <Text visuallyHidden>{loading}</Text>
      )}
    </Box>
  );
}
