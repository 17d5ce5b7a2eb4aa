import { formatMessage } from '@vitrine/kit';
import { App, Button, Empty, Flex, Modal, Table, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { QuickReplyDialog } from './QuickReplyDialog.tsx';
import { quickReplyMessages } from './quick-reply-messages.ts';
import { type QuickReply, useQuickReplies } from './useQuickReplies.ts';

/** All quick replies, which everybody who answers conversations may change. */
export function QuickRepliesDialog({ onClose }: { onClose(): void }) {
  const texts = useMessages(quickReplyMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const query = useQuickReplies();
  const [edited, setEdited] = useState<QuickReply | 'new'>();
  const remove = useAction({
    run: (id: string) => api.deleteQuickReply({ params: { id } }),
    changes: ['quick-replies'],
    doneText: texts.removed,
  });
  const ask = ({ id, title }: QuickReply) =>
    void modal.confirm({
      title: formatMessage(texts.removeQuestion, { title }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(id),
    });
  return (
    <Modal open title={texts.manage} footer={null} width={760} onCancel={onClose}>
      <Flex vertical gap={12}>
        <Flex justify="flex-end">
          <Button type="primary" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        </Flex>
        <QueryView query={query}>
          {(replies) => (
            <Table
              size="small"
              rowKey="id"
              dataSource={[...replies]}
              pagination={{ pageSize: 10, hideOnSinglePage: true }}
              locale={{ emptyText: <Empty description={texts.none} /> }}
              columns={[
                { title: texts.name, dataIndex: 'title', width: 160 },
                {
                  title: texts.text,
                  render: (_, { text }) => (
                    <Typography.Paragraph ellipsis={{ rows: 2 }} style={{ margin: 0 }}>
                      {pickText(text, language)}
                    </Typography.Paragraph>
                  ),
                },
                {
                  title: texts.actions,
                  width: 160,
                  render: (_, reply) => (
                    <Flex gap={8}>
                      <Button size="small" onClick={() => setEdited(reply)}>
                        {texts.edit}
                      </Button>
                      <Button size="small" danger onClick={() => ask(reply)}>
                        {texts.remove}
                      </Button>
                    </Flex>
                  ),
                },
              ]}
            />
          )}
        </QueryView>
      </Flex>
      {edited && (
        <QuickReplyDialog
          reply={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Modal>
  );
}
