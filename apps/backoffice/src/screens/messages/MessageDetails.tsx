import { useQuery } from '@tanstack/react-query';
import { Card, Drawer, Flex, Table, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useTemplateNames } from '../../parts/template-names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { outboxMessages } from './messages.ts';
import { RetryMessages } from './RetryMessages.tsx';

const WIDTH = 640;

function MessageView({ message }: { message: AdminResponse<'getMessage'> }) {
  const texts = useMessages(outboxMessages);
  const { nameOf } = useTemplateNames();
  const format = useFormat();
  const canWrite = useMayCall('retryMessage');
  return (
    <Flex vertical gap={16}>
      <Card size="small" title={message.text.subject || nameOf(message.template)}>
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }} lang={message.language}>
          {message.text.body}
        </Typography.Paragraph>
      </Card>
      <Table
        size="small"
        rowKey="startedAt"
        caption={texts.log}
        pagination={false}
        dataSource={message.log}
        columns={[
          { title: texts.createdAt, render: (_, row) => format.dateTime(row.startedAt) },
          { title: texts.channel, render: (_, row) => texts.channels[row.channel] },
          {
            title: texts.status,
            render: (_, { outcome }) => (outcome ? texts.outcomes[outcome] : texts.interrupted),
          },
          { title: texts.outcomeCode, render: (_, { code }) => code },
        ]}
      />
      {canWrite && <RetryMessages messages={[message]} />}
    </Flex>
  );
}

/** One message with its text and every attempt. */
export function MessageDetails({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useMessages(outboxMessages);
  const query = useQuery({
    queryKey: ['messages', id],
    queryFn: () => api.getMessage({ params: { id } }),
  });
  return (
    <Drawer open size={WIDTH} title={texts.title} onClose={onClose}>
      <QueryView query={query}>{(message) => <MessageView message={message} />}</QueryView>
    </Drawer>
  );
}
