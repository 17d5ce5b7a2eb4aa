import { errorCode } from '@vitrine/client';
import { useMessages } from '@vitrine/platform';
import { messages } from '../messages.ts';
import { Notice } from './Notice.tsx';

type FailureNoticeProps = ({ error: unknown } | { isOffline: boolean }) & { onRetry(): void };

/** Says whether the network or the shop failed, and tries again. */
export function FailureNotice({ onRetry, ...failure }: FailureNoticeProps) {
  const t = useMessages(messages);
  const isOffline =
    'isOffline' in failure ? failure.isOffline : errorCode(failure.error) === 'network';
  return (
    <Notice
      isAlert
      title={isOffline ? t.offline : t.failed}
      hint={isOffline ? t.offlineHint : t.failedHint}
      action={{ label: t.retry, onPress: onRetry }}
    />
  );
}
