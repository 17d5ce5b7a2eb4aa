import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Flex, Table, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { webhookMessages } from './messages.ts';

const WIDTH = 640;

/** One delivery with its body and every attempt. */
export function DeliveryDetails({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useMessages(webhookMessages);
  const format = useFormat();
  const query = useQuery({
    queryKey: ['webhook-deliveries', id],
    queryFn: () => api.getWebhookDelivery({ params: { id } }),
  });
  const resend = useAction({
    run: (deliveryId: string) => api.resendWebhookDelivery({ params: { id: deliveryId } }),
    changes: ['webhook-deliveries'],
    doneText: texts.resent,
  });
  const again = (
    <Button loading={resend.isPending} onClick={() => resend.run(id)}>
      {texts.resend}
    </Button>
  );
  return (
    <Drawer open size={WIDTH} title={texts.deliveries} extra={again} onClose={onClose}>
      <QueryView query={query}>
        {({ body, log }) => (
          <Flex vertical gap={16}>
            <Table
              size="small"
              rowKey="startedAt"
              caption={texts.log}
              pagination={false}
              dataSource={log}
              columns={[
                { title: texts.at, render: (_, row) => format.dateTime(row.startedAt) },
                { title: texts.duration, render: (_, row) => row.durationMs ?? '–' },
                { title: texts.answer, render: (_, row) => row.statusCode ?? row.error ?? '–' },
              ]}
            />
            <Typography.Text strong>{texts.body}</Typography.Text>
            <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
              {body}
            </pre>
          </Flex>
        )}
      </QueryView>
    </Drawer>
  );
}
