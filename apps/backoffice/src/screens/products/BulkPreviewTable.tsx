import { formatMessage } from '@vitrine/kit';
import { Alert, Flex, Table, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { bulkMessages } from './messages.ts';

export type BulkPreview = AdminResponse<'previewProductsInBulk'>;

const MAX_ROWS = 50;

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The fields of a row, one a line; amounts are in minor units on the server. */
function Fields({ fields }: { fields: Readonly<Record<string, unknown>> | null }) {
  const texts = useMessages(bulkMessages);
  return (
    <>
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <div key={name}>
          {name}:{' '}
          {/price$/i.test(name) && typeof value === 'number'
            ? (value / 100).toFixed(2)
            : toText(value) || texts.empty}
        </div>
      ))}
    </>
  );
}

/** What a change would do, before it is made. */
export function BulkPreviewTable({ preview }: { preview: BulkPreview }) {
  const texts = useMessages(bulkMessages);
  const { total, changed, unchanged, errors, rows } = preview;
  const summary = formatMessage(texts.summary, { total, changed, unchanged, errors });
  return (
    <Flex vertical gap={8}>
      <Alert type={errors > 0 ? 'warning' : 'info'} showIcon title={summary} />
      <Table
        size="small"
        rowKey="id"
        dataSource={rows}
        pagination={false}
        scroll={{ y: 360 }}
        columns={[
          {
            title: texts.item,
            render: (_, { id, name, problem }) => (
              <>
                {name ?? id}
                {problem && (
                  <div>
                    <Typography.Text type="danger">{problem}</Typography.Text>
                  </div>
                )}
              </>
            ),
          },
          { title: texts.before, render: (_, { before }) => <Fields fields={before} /> },
          { title: texts.after, render: (_, { after }) => <Fields fields={after} /> },
        ]}
      />
      {rows.length >= MAX_ROWS && <Typography.Text type="secondary">{texts.first}</Typography.Text>}
    </Flex>
  );
}
