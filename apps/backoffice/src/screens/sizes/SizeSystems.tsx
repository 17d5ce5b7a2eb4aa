import { PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { sizeChartNames } from '../../catalogue/names.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import type { SizeSystem } from './chart-rows.ts';
import { sizesMessages } from './messages.ts';
import { SizeSystemDialog } from './SizeSystemDialog.tsx';

function SystemButtons({ system, onEdit }: { system: SizeSystem; onEdit(): void }) {
  const texts = useMessages(sizesMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const { code, name, charts, products } = system;
  const remove = useAction({
    run: () => api.deleteSizeSystem({ params: { code } }),
    changes: ['size-systems'],
    doneText: texts.removed,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.removeTitle, { name: pickText(name, language) }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Flex gap={8}>
      <Button size="small" aria-label={`${texts.edit} ${code}`} onClick={onEdit}>
        {texts.edit}
      </Button>
      {products === 0 && charts.length === 0 && (
        <Button
          size="small"
          danger
          aria-label={`${texts.remove} ${code}`}
          loading={remove.isPending}
          onClick={ask}
        >
          {texts.remove}
        </Button>
      )}
    </Flex>
  );
}

/** The ways of numbering sizes, and the charts in which they have a column. */
export function SizeSystems({ systems }: { systems: readonly SizeSystem[] }) {
  const texts = useMessages(sizesMessages);
  const charts = useMessages(sizeChartNames);
  const { language } = useLanguage();
  const canWrite = useMayCall('createSizeSystem');
  const [edited, setEdited] = useState<SizeSystem | 'new'>();
  return (
    <section aria-label={texts.systems}>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <Typography.Text type="secondary">{texts.systemsHint}</Typography.Text>
        <Flex gap={8}>
          <HistoryButton targetType="size-system" />
          {canWrite && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
              {texts.create}
            </Button>
          )}
        </Flex>
      </Flex>
      <Table<SizeSystem>
        size="small"
        rowKey="code"
        dataSource={[...systems]}
        pagination={false}
        scroll={{ x: 720 }}
        style={{ marginTop: 12 }}
        columns={[
          { title: texts.code, dataIndex: 'code', width: 100 },
          { title: texts.name, width: 160, render: (_, { name }) => pickText(name, language) },
          {
            title: texts.charts,
            render: (_, system) =>
              system.charts
                .map((code) => charts[code])
                .join(language === 'zh-CN' ? '、' : '; ') || (
                <Typography.Text type="secondary">{texts.noCharts}</Typography.Text>
              ),
          },
          { title: texts.products, dataIndex: 'products', align: 'right', width: 100 },
          {
            key: 'actions',
            width: 180,
            render: (_, system) =>
              canWrite && <SystemButtons system={system} onEdit={() => setEdited(system)} />,
          },
        ]}
      />
      {edited && (
        <SizeSystemDialog
          system={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
