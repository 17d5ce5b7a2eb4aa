import { formatMessage } from '@vitrine/kit';
import { App, Button, Empty, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { pickText } from '../../catalogue/texts.ts';
import { useLabels } from '../../catalogue/useCatalogue.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { type Label, LabelDialog } from './LabelDialog.tsx';
import { labelsMessages } from './messages.ts';

/** The labels that products have. */
export function Labels() {
  const texts = useMessages(labelsMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const canWrite = useMayCall('updateLabel');
  const query = useLabels();
  const [edited, setEdited] = useState<Label>();
  const remove = useAction({
    run: (id: number) => api.deleteLabel({ params: { id } }),
    changes: ['labels', 'products', 'product'],
    doneText: texts.removed,
  });
  const ask = ({ id, name, products }: Label) =>
    modal.confirm({
      title: formatMessage(texts.removeTitle, { name: pickText(name, language), count: products }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(id),
    });
  return (
    <Flex vertical gap={16}>
      <Flex justify="space-between" align="center">
        <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
        <HistoryButton targetType="label" />
      </Flex>
      <Typography.Text type="secondary">{texts.hint}</Typography.Text>
      <QueryView query={query}>
        {(labels) => (
          <Table
            size="small"
            rowKey="id"
            dataSource={[...labels]}
            pagination={false}
            locale={{ emptyText: <Empty description={texts.empty} /> }}
            columns={[
              { title: texts.name, render: (_, { name }) => pickText(name, language) },
              { title: texts.priority, dataIndex: 'priority', align: 'right', width: 120 },
              { title: texts.products, dataIndex: 'products', align: 'right', width: 120 },
              {
                key: 'actions',
                width: 180,
                render: (_, label) =>
                  canWrite && (
                    <Flex gap={8}>
                      <Button size="small" onClick={() => setEdited(label)}>
                        {texts.edit}
                      </Button>
                      <Button size="small" danger onClick={() => void ask(label)}>
                        {texts.remove}
                      </Button>
                    </Flex>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
      {edited && <LabelDialog label={edited} onClose={() => setEdited(undefined)} />}
    </Flex>
  );
}
