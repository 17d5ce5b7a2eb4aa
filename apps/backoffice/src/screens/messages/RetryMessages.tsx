import type { ShopperMessage } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { outboxMessages } from './messages.ts';

interface RetryMessagesProps {
  messages: readonly Pick<ShopperMessage, 'id' | 'status'>[];
  onDone?(): void;
}

/** Sends messages again that failed or reached no one. */
export function RetryMessages({ messages, onDone }: RetryMessagesProps) {
  const texts = useMessages(outboxMessages);
  const ids = messages.flatMap(({ id, status }) =>
    status === 'failed' || status === 'skipped' ? [id] : [],
  );
  const retry = useAction({
    run: async (chosen: readonly string[]) => {
      for (const id of chosen) await api.retryMessage({ params: { id } });
    },
    changes: ['messages'],
    doneText: texts.retried,
    ...(onDone ? { onDone } : {}),
  });
  if (ids.length === 0)
    return <Typography.Text type="secondary">{texts.failedOnly}</Typography.Text>;
  return (
    <Button loading={retry.isPending} onClick={() => retry.run(ids)}>
      {formatMessage(texts.retryCount, { count: ids.length })}
    </Button>
  );
}
