import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { readFieldErrors } from '@vitrine/client';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Input, Table, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { pickText } from '../../catalogue/texts.ts';
import { moveItem } from '../../form/move-item.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { usePermission } from '../../session/useOperator.ts';
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

/** What an operator has typed over a chart, and what the server says about its cells. */
function useChartDraft({ code, rows: stored, version }: SizeChart) {
  const texts = useMessages(sizesMessages);
  const [draft, setDraft] = useState<readonly ChartRow[]>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (rows: readonly ChartRow[] | undefined) => {
    setDraft(rows);
    setErrors({});
  };
  const client = useQueryClient();
  const warnIfStale = useStaleWarning(() => {
    change(undefined);
    void client.invalidateQueries({ queryKey: ['size-charts'] });
  });
  const save = useAction({
    run: (rows: readonly ChartRow[]) =>
      api.updateSizeChart({ params: { code }, body: { rows: [...rows] } }, { version }),
    changes: ['size-charts'],
    doneText: texts.saved,
    // What was typed meanwhile stays.
    onDone: (_, sent) => setDraft((current) => (current === sent ? undefined : current)),
    onProblem: (error) => {
      const found = readFieldErrors(error);
      setErrors(found);
      return Object.keys(found).length > 0 || warnIfStale(error);
    },
  });
  return { rows: draft ?? stored, isChanged: draft !== undefined, errors, change, save };
}

interface SizeChartGridProps {
  chart: SizeChart;
  systems: readonly SizeSystem[];
}

/** The equal sizes of one chart as a grid that takes pasted cells of a spreadsheet. */
export function SizeChartGrid({ chart, systems }: SizeChartGridProps) {
  const texts = useMessages(sizesMessages);
  const { language } = useLanguage();
  const canWrite = usePermission('catalogue:write');
  const { rows, isChanged, errors, change, save } = useChartDraft(chart);
  useLeaveGuard(isChanged);
  const columns = listColumns(chart.code, systems);
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
          disabled={!canWrite}
          {...(error ? { status: 'error' as const } : {})}
          onChange={({ target }) => change(writeCell(rows, at, { column, size: target.value }))}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            const pasted = pasteCells(rows, { text, row: at, columns: columns.slice(place) });
            if (!pasted) return;
            event.preventDefault();
            change(pasted);
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
    <Flex vertical gap={12}>
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
              canWrite && (
                <Flex gap={4}>
                  <Button
                    icon={<ArrowUpOutlined />}
                    aria-label={formatMessage(texts.up, { row: at + 1 })}
                    disabled={at === 0}
                    onClick={() => change(moveItem(rows, at, at - 1))}
                  />
                  <Button
                    icon={<DeleteOutlined />}
                    aria-label={formatMessage(texts.removeRow, { row: at + 1 })}
                    onClick={() => change(rows.filter((_row, index) => index !== at))}
                  />
                </Flex>
              ),
          },
        ]}
      />
      <Flex gap={8} wrap>
        {canWrite && (
          <Button icon={<PlusOutlined />} onClick={() => change([...rows, {}])}>
            {texts.add}
          </Button>
        )}
        {isChanged && (
          <>
            <Button type="primary" loading={save.isPending} onClick={() => save.run(rows)}>
              {texts.save}
            </Button>
            <Button onClick={() => change(undefined)}>{texts.discard}</Button>
          </>
        )}
        <HistoryButton targetType="size-chart" targetId={chart.code} />
      </Flex>
    </Flex>
  );
}
