import { useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const retry = useAction({
    run: async (chosen: readonly string[]) => {
      const failures: unknown[] = [];
      for (const id of chosen)
        await api.retryMessage({ params: { id } }).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
    changes: ['messages'],
    onProblem: () => {
      // The others were sent, and must not be sent at the next try.
      void client.invalidateQueries({ queryKey: ['messages'] });
      return false;
    },
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
