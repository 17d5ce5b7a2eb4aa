import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Flex, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { shopMessagesMessages } from './messages.ts';

/** What the merchant wrote and shoppers do not read, because the shop has changed since. */
export function BrokenMessages() {
  const texts = useMessages(shopMessagesMessages);
  const canWrite = useMayCall('resetShopMessage');
  const { data = [] } = useQuery({
    queryKey: ['shop-messages', 'broken'],
    queryFn: () => api.listBrokenShopMessages(),
  });
  const remove = useAction({
    run: (key: string) => api.resetShopMessage({ params: { key } }),
    changes: ['shop-messages'],
    doneText: texts.removed,
  });
  if (data.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(texts.broken, { n: data.length })}
      description={
        <Flex vertical gap={4}>
          {data.map(({ key, language, text, reason }) => (
            <Flex key={`${key} ${language}`} gap={8} align="center" wrap>
              <Typography.Text code>{key}</Typography.Text>
              <span lang={language}>{text}</span>
              <Typography.Text type="secondary">{reason}</Typography.Text>
              {canWrite && (
                <Button size="small" onClick={() => remove.run(key)}>
                  {texts.remove}
                </Button>
              )}
            </Flex>
          ))}
        </Flex>
      }
    />
  );
}
