import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { useReconnect } from '../../primitives/reconnect/useReconnect';
import { Text } from '../../primitives/text/Text';
import { Button } from '../button/Button.tsx';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  /** The shop's logo: its first character is drawn in a frame. */
  logo?: string | undefined;
  title?: string | undefined;
  hint?: string | undefined;
  /** Loads again: by a button, and by itself when the network returns. */
  onRetry?: (() => void) | undefined;
  /** Identifies the failed request in the server's logs. */
  requestId?: string | undefined;
  /** Replaces only a part of the screen, so its title is an h2. */
  isPart?: boolean | undefined;
}

/** Shown when a screen or a part of it could not be loaded. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { logo, title, hint, onRetry, requestId, isPart } = props;
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  useReconnect(onRetry);
  return (
    <Box as="section" className={styles.screen} role="alert">
      {logo && (
        <Box className={styles.logo} aria-hidden="true">
          <Text>{logo.slice(0, 1)}</Text>
        </Box>
      )}
      <Text as={isPart ? 'h2' : 'h1'} variant="h2">
        {title ?? t.errorTitle}
      </Text>
      <Text as="p" variant="ui" tone="soft" className={styles.hint}>
        {hint ?? t.errorHint}
      </Text>
      {onRetry && (
        <Button className={styles.retry} onPress={onRetry}>
          {t.retry}
        </Button>
      )}
      <Box className={styles.ways}>
        <Button variant="text" onPress={() => navigation.back()}>
          {t.back}
        </Button>
        <Button variant="text" to={{ route: 'home' }}>
          {t.home}
        </Button>
        <Button variant="text" to={{ route: 'conversations' }}>
          {t.contact}
        </Button>
      </Box>
      {requestId && (
        <Text as="p" variant="micro" tone="quiet" tabular className={styles.request}>
          {formatMessage(t.requestId, { id: requestId })}
        </Text>
      )}
    </Box>
  );
}
