import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Empty, Flex, Modal, Table, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useProductFilters } from '../catalogue/useProductFilters.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { QueryFailure } from '../parts/QueryFailure.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import type { FilterValues } from '../table/types.ts';
import { pickerMessages } from './messages.ts';
import { type ProductRow, useProductFacts } from './useProductFacts.tsx';

interface ProductPickerProps {
  /** The products that are chosen already. */
  chosen: readonly string[];
  /** How many more may be chosen. */
  placesLeft: number;
  onPick(ids: readonly string[]): void;
  onClose(): void;
}

const PAGE_SIZE = 50;
const HEIGHT = 420;
const START: FilterValues = { status: 'published' };

function useMatchingProducts(values: FilterValues) {
  const query = useInfiniteQuery({
    queryKey: ['products', 'picker', values],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      return api.listCatalogueProducts(
        { query: { ...values, ...cursor, size: PAGE_SIZE } },
        { signal },
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap(({ items }) =>
    items.map((product): ProductRow => ({ id: product.id, product, isMissing: false })),
  );
  return { query, rows };
}

/** Finds products by filters and adds those that are ticked, in the order of the ticks. */
export function ProductPicker({ chosen, placesLeft, onPick, onClose }: ProductPickerProps) {
  const texts = useMessages(pickerMessages);
  const filters = useProductFilters();
  const columns = useProductFacts();
  const [values, setValues] = useState(START);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { query, rows } = useMatchingProducts(values);
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setValues((former) =>
      Object.fromEntries(
        Object.entries({ ...former, ...changes }).flatMap(([key, value]) =>
          value ? [[key, value]] : [],
        ),
      ),
    );
  const isFull = ticked.length >= placesLeft;
  return (
    <Modal
      open
      title={texts.title}
      width={960}
      onCancel={onClose}
      okText={
        ticked.length > 0 ? formatMessage(texts.pick, { count: ticked.length }) : texts.pickNone
      }
      okButtonProps={{ disabled: ticked.length === 0 }}
      onOk={() => onPick(ticked)}
    >
      <Flex vertical gap={12}>
        <FilterBar
          filters={filters}
          values={values}
          onChange={change}
          onClear={() => setValues({})}
        />
        {query.isError && <QueryFailure query={query} title={texts.failed} />}
        <Table<ProductRow>
          size="small"
          rowKey="id"
          columns={columns}
          dataSource={rows ?? []}
          pagination={false}
          loading={query.isPending || query.isPlaceholderData}
          scroll={{ x: 640, y: HEIGHT }}
          locale={{ emptyText: query.isError ? ' ' : <Empty description={texts.noMatch} /> }}
          rowSelection={{
            hideSelectAll: true,
            columnTitle: texts.choose,
            columnWidth: 56,
            preserveSelectedRowKeys: true,
            selectedRowKeys: [...chosen, ...ticked],
            onSelect: ({ id }, isTicked) =>
              setTicked((former) =>
                isTicked ? [...former, id] : former.filter((other) => other !== id),
              ),
            getCheckboxProps: ({ id, product }) =>
              ({
                disabled: chosen.includes(id) || (isFull && !ticked.includes(id)),
                'aria-label': product?.name['zh-CN'] ?? id,
              }) as object,
          }}
        />
        <Flex gap={12} align="center">
          <Typography.Text type="secondary" role="status">
            {formatMessage(texts.shown, { count: rows?.length ?? 0 })}
          </Typography.Text>
          {query.hasNextPage && (
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          )}
        </Flex>
      </Flex>
    </Modal>
  );
}
