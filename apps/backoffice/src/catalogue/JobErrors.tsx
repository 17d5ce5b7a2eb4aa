import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Table, Typography } from 'antd';
import { api } from '../api/api.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { jobMessages } from './job-messages.ts';
import { jobErrorFileUrl } from './jobs.ts';

const SIZE = 200;

/** The rows that a job left out, each with its line, column and reason. */
export function JobErrors({ id }: { id: string }) {
  const texts = useMessages(jobMessages);
  const query = useQuery({
    queryKey: ['job', id, 'errors'],
    queryFn: () => api.listOperatorJobErrors({ params: { id }, query: { size: SIZE } }),
  });
  return (
    <QueryView query={query}>
      {({ items, nextCursor }) => (
        <Flex vertical gap={8}>
          <Flex justify="space-between" align="center">
            <Typography.Text strong>{texts.errors}</Typography.Text>
            <Button icon={<DownloadOutlined />} href={jobErrorFileUrl(id)} download>
              {texts.errorFile}
            </Button>
          </Flex>
          <Table
            size="small"
            rowKey={({ line, column, message }) => `${line}.${column}.${message}`}
            dataSource={[...items]}
            pagination={{ pageSize: 20, hideOnSinglePage: true }}
            columns={[
              { title: texts.line, dataIndex: 'line', width: 72 },
              { title: texts.column, dataIndex: 'column', width: 140 },
              { title: texts.value, dataIndex: 'value', width: 160, ellipsis: true },
              { title: texts.reason, dataIndex: 'message' },
            ]}
          />
          {nextCursor && (
            <Typography.Text type="secondary">
              {formatMessage(texts.more, { count: SIZE })}
            </Typography.Text>
          )}
        </Flex>
      )}
    </QueryView>
  );
}
