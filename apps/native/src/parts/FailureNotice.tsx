import { errorCode } from '@vitrine/client';
import { useMessages } from '@vitrine/platform';
import { messages } from '../messages.ts';
import { Notice } from './Notice.tsx';

/** Says whether the network or the shop failed, and tries again. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useMessages(messages);
  const isOffline = errorCode(error) === 'network';
  return (
    <Notice
      isAlert
      title={isOffline ? t.offline : t.failed}
      hint={isOffline ? t.offlineHint : t.failedHint}
      action={{ label: t.retry, onPress: onRetry }}
    />
  );
}
