import { DownloadOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Table } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { downloadText } from '../../table/download-text.ts';
import { formatCsv } from '../../table/format-csv.ts';
import type { ResourceColumn } from '../../table/types.ts';
import styles from './Analytics.module.css';
import { analyticsMessages } from './messages.ts';

interface ReportTableProps<Row> {
  /** Names the file of an export. */
  name: string;
  title: string;
  columns: readonly ResourceColumn<Row>[];
  rows: readonly Row[];
  rowKey: keyof Row & string;
}

const PAGE_SIZE = 10;

/** A part of the report that can be saved as it is shown. */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { name, title, columns, rows, rowKey } = props;
  const texts = useMessages(analyticsMessages);
  return (
    <Card
      size="small"
      title={<h2 className={styles.heading}>{title}</h2>}
      extra={
        rows.length > 0 && (
          <Button
            type="text"
            size="small"
            icon={<DownloadOutlined />}
            aria-label={`${texts.exportCsv}: ${title}`}
            onClick={() => downloadText(`${name}.csv`, formatCsv(columns, rows), 'text/csv')}
          />
        )
      }
    >
      <Table<Row>
        size="small"
        rowKey={rowKey}
        dataSource={rows}
        columns={columns.map(({ key, title: head, align, render }) => ({
          key,
          title: head,
          ...(align ? { align } : {}),
          render: (_: unknown, row: Row) => render(row),
        }))}
        pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, size: 'small' } : false}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />,
        }}
      />
    </Card>
  );
}
