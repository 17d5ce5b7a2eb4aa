import { ReloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Empty, Flex, Table, type TableColumnsType, Typography } from 'antd';
import { type Key, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { problemMessages } from '../api/messages.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { useStored } from '../parts/useStored.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { tableMessages } from './messages.ts';
import { SavedViews } from './SavedViews.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { FilterValues, ListPage, ResourceColumn, ResourceFilter } from './types.ts';
import { useFilters } from './useFilters.ts';
import { MAX_SELECTED, useSelection } from './useSelection.ts';

/** More rows than this are drawn only where they are seen. */
const VIRTUAL_FROM = 100;
const VIRTUAL_HEIGHT = 640;
const DEFAULT_WIDTH = 140;
const PAGE_SIZE = 50;

export interface ResourceTableProps<Row> {
  /** Names the table: the first part of its query key, and of what this browser keeps about it. */
  name: string;
  title: string;
  rowId(row: Row): string;
  columns: readonly ResourceColumn<Row>[];
  filters?: readonly ResourceFilter[];
  load(
    query: FilterValues & { cursor?: string; size: number },
    signal: AbortSignal,
  ): Promise<ListPage<Row>>;
  /** Buttons beside the title, such as "new". */
  actions?: ReactNode;
  /** What can be done with the selected rows. Without it rows cannot be selected. */
  renderBulkActions?(
    rows: readonly Row[],
    clearSelection: () => void,
    select: (rows: readonly Row[]) => void,
  ): ReactNode;
  /** The rows that are selected when the table is first shown. */
  initialSelected?: readonly Row[] | undefined;
  /** Above the filters, such as tabs by step. */
  header?: ReactNode;
  /** What is said before there is any row: how the first one comes to be. */
  emptyText?: string;
}

const NO_FILTERS: readonly ResourceFilter[] = [];

/** A list of the shop: filters kept in the URL, chosen columns, selection, saved views, export. */
export function ResourceTable<Row extends object>(props: ResourceTableProps<Row>) {
  const { name, title, rowId, columns, load, renderBulkActions } = props;
  const texts = useMessages(tableMessages);
  const problems = useMessages(problemMessages);
  const toText = useProblemText();
  const filters = props.filters ?? NO_FILTERS;
  const { values, setValues, clear, isFiltered } = useFilters(filters);
  const [hidden, setHidden] = useStored(
    `${name}.hidden-columns`,
    columns.filter(({ isOptional }) => isOptional).map(({ key }) => key),
  );
  const { selected, ...selection } = useSelection(rowId, props.initialSelected);
  const query = useInfiniteQuery({
    queryKey: [name, 'list', values],
    queryFn: ({ pageParam, signal }) =>
      load(
        { ...values, ...(pageParam ? { cursor: pageParam } : {}), size: PAGE_SIZE } as never,
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data]);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const box = useRef<HTMLElement>(null);
  // antd's hidden row for measuring has a tick box that the keyboard would reach.
  useEffect(() => {
    box.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', '');
    // Columns beyond the edge are reached with the arrow keys.
    const content = box.current?.querySelector<HTMLElement>('.ant-table-content');
    if (content) content.tabIndex = content.scrollWidth > content.clientWidth ? 0 : -1;
  });
  const tableColumns: TableColumnsType<Row> = shown.map((column) => ({
    key: column.key,
    title: column.title || texts.actions,
    width: column.width ?? DEFAULT_WIDTH,
    ...(column.align ? { align: column.align } : {}),
    render: (_: unknown, row: Row) => column.render(row),
  }));
  const current = new Map(rows.map((row) => [rowId(row), row]));
  // What was read again counts, and a row that the list no longer shows stays as it was selected.
  const selectedRows = [...selected].map(([key, row]) => current.get(String(key)) ?? row);
  const shownText = query.hasNextPage ? texts.shown : texts.all;
  const selectAll = async () => {
    const query = { ...values, size: MAX_SELECTED } as never;
    selection.select((await load(query, new AbortController().signal)).items);
  };
  const emptyText = isFiltered ? texts.empty : (props.emptyText ?? texts.none);
  return (
    <section ref={box} aria-labelledby={`${name}-title`}>
      <Flex vertical gap={12}>
        <Flex gap={8} align="center" wrap>
          <h1
            id={`${name}-title`}
            style={{ fontSize: 20, margin: 0, flex: 1, whiteSpace: 'nowrap' }}
          >
            {title}
          </h1>
          <SavedViews name={name} />
          <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
          <ExportButton name={name} columns={shown} values={values} load={load} />
          <Button
            icon={<ReloadOutlined />}
            aria-label={texts.refresh}
            loading={query.isRefetching}
            onClick={() => void query.refetch()}
          />
          {props.actions}
        </Flex>
        {props.header}
        {filters.length > 0 && (
          <FilterBar filters={filters} values={values} onChange={setValues} onClear={clear} />
        )}
        {query.isError && (
          <Alert
            type="error"
            showIcon
            title={toText(query.error)}
            action={<Button onClick={() => void query.refetch()}>{problems.retry}</Button>}
          />
        )}
        <Table<Row>
          rowKey={rowId}
          size="small"
          virtual={rows.length > VIRTUAL_FROM}
          scroll={{
            x: shown.reduce((sum, { width = DEFAULT_WIDTH }) => sum + width, 0),
            ...(rows.length > VIRTUAL_FROM ? { y: VIRTUAL_HEIGHT } : {}),
          }}
          loading={query.isPending || query.isPlaceholderData}
          columns={tableColumns}
          dataSource={rows}
          pagination={false}
          locale={{ emptyText: query.isError ? ' ' : <Empty description={emptyText} /> }}
          {...(renderBulkActions
            ? {
                rowSelection: {
                  selectedRowKeys: [...selected.keys()],
                  preserveSelectedRowKeys: true,
                  onChange: (keys: Key[], chosen: Row[]) => selection.change(keys, chosen),
                  getTitleCheckboxProps: () => ({ 'aria-label': texts.select }) as object,
                  getCheckboxProps: (row: Row) =>
                    ({ 'aria-label': `${texts.select} ${rowId(row)}` }) as object,
                },
              }
            : {})}
        />
        {renderBulkActions && selected.size > 0 && (
          <SelectionBar
            count={selected.size}
            onSelectAll={query.hasNextPage && selected.size === rows.length ? selectAll : undefined}
            onClear={selection.clear}
          >
            {renderBulkActions(selectedRows, selection.clear, selection.select)}
          </SelectionBar>
        )}
        <Flex gap={12} align="center">
          <Typography.Text type="secondary" role="status">
            {query.data && formatMessage(shownText, { count: rows.length })}
          </Typography.Text>
          {query.hasNextPage && (
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          )}
        </Flex>
      </Flex>
    </section>
  );
}
