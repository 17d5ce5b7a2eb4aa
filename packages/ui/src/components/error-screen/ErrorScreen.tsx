import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import { Button } from '../button/Button.tsx';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  /** The sign of the shop: one character, drawn in a frame. */
  mark?: string | undefined;
  title?: string | undefined;
  hint?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** What the shop can look the failure up by. */
  requestId?: string | undefined;
  /** Only a part of its screen is missing: what names the screen stands. */
  isPart?: boolean | undefined;
}

/** Where a screen should have been. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { mark, title, hint, onRetry, requestId, isPart } = props;
  const words = useMessages(messages);
  return (
    <Box as="section" className={styles.screen} role="alert">
      {mark && (
        <Box className={styles.mark} aria-hidden="true">
          <Text>{mark.slice(0, 1)}</Text>
        </Box>
      )}
      <Text as={isPart ? 'h2' : 'h1'} look="h2">
        {title ?? words.errorTitle}
      </Text>
      <Text as="p" look="ui" tone="soft" className={styles.hint}>
        {hint ?? words.errorHint}
      </Text>
      {onRetry && (
        <Button className={styles.retry} onTap={onRetry}>
          {words.retry}
        </Button>
      )}
      <Button className={styles.home} kind="text" to={{ route: 'home' }}>
        {words.home}
      </Button>
      {requestId && (
        <Text as="p" look="micro" tone="quiet" tabular className={styles.request}>
          {fill(words.requestId, { id: requestId })}
        </Text>
      )}
    </Box>
  );
}
