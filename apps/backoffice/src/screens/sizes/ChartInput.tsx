import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Input, Table, Typography } from 'antd';
import { pickText } from '../../catalogue/texts.ts';
import { moveItem } from '../../form/move-item.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import {
  type ChartRow,
  listColumns,
  pasteCells,
  type SizeChart,
  type SizeSystem,
  toCellPath,
  writeCell,
} from './chart-rows.ts';
import { sizesMessages } from './messages.ts';

interface ChartInputProps {
  code: SizeChart['code'];
  systems: readonly SizeSystem[];
  isReadOnly: boolean;
  /** What the server says about the cells, by their paths. */
  errors: Readonly<Record<string, string>>;
  value?: readonly ChartRow[];
  onChange?(rows: readonly ChartRow[]): void;
}

/** The rows of a chart as a grid that takes pasted cells of a spreadsheet. */
export function ChartInput(props: ChartInputProps) {
  const { code, systems, isReadOnly, errors, value: rows = [], onChange: change } = props;
  const texts = useMessages(sizesMessages);
  const { language } = useLanguage();
  const columns = listColumns(code, systems);
  const nameOf = (column: string) => {
    const system = systems.find(({ code }) => code === column);
    return system ? pickText(system.name, language) : texts.letter;
  };
  const renderCell = (column: string, place: number) => (_: unknown, row: ChartRow, at: number) => {
    const error = errors[toCellPath(at, column)];
    return (
      <>
        <Input
          aria-label={formatMessage(texts.cell, { row: at + 1, column: nameOf(column) })}
          aria-invalid={Boolean(error)}
          value={row[column] ?? ''}
          maxLength={20}
          disabled={isReadOnly}
          {...(error ? { status: 'error' as const } : {})}
          onChange={({ target }) => change?.(writeCell(rows, at, { column, size: target.value }))}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            const pasted = pasteCells(rows, { text, row: at, columns: columns.slice(place) });
            if (!pasted) return;
            event.preventDefault();
            change?.(pasted);
          }}
        />
        {error && (
          <Typography.Text type="danger" role="alert" style={{ fontSize: 12 }}>
            {error}
          </Typography.Text>
        )}
      </>
    );
  };
  return (
    <Table<ChartRow>
      size="small"
      rowKey={(row) => rows.indexOf(row)}
      dataSource={[...rows]}
      pagination={false}
      scroll={{ x: columns.length * 110 + 160 }}
      locale={{ emptyText: texts.empty }}
      columns={[
        { key: 'row', title: texts.row, width: 56, render: (_, __, at) => at + 1 },
        ...columns.map((column, place) => ({
          key: column,
          title: nameOf(column),
          width: 110,
          onCell: () => ({ style: { verticalAlign: 'top' } }),
          render: renderCell(column, place),
        })),
        {
          key: 'actions',
          width: 100,
          render: (_, __, at) =>
            !isReadOnly && (
              <Flex gap={4}>
                <Button
                  icon={<ArrowUpOutlined />}
                  aria-label={formatMessage(texts.up, { row: at + 1 })}
                  disabled={at === 0}
                  onClick={() => change?.(moveItem(rows, at, at - 1))}
                />
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={formatMessage(texts.removeRow, { row: at + 1 })}
                  onClick={() => change?.(rows.filter((_row, index) => index !== at))}
                />
              </Flex>
            ),
        },
      ]}
    />
  );
}
