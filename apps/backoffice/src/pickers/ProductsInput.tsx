import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  PlusOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Empty, Flex, Pagination, Table, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { api } from '../api/api.ts';
import { moveItem } from '../form/move-item.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { QueryFailure } from '../parts/QueryFailure.tsx';
import { pickerMessages } from './messages.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { type ProductRow, useProductFacts } from './useProductFacts.tsx';

interface ProductsInputProps {
  value?: readonly string[];
  onChange?(ids: readonly string[]): void;
  max: number;
  isReadOnly: boolean;
}

/** A page of the chosen products; the server answers at most fifty ids at once. */
const PAGE_SIZE = 20;

function usePageProducts(ids: readonly string[]) {
  const query = useQuery({
    queryKey: ['products', 'by-id', ids],
    queryFn: async ({ signal }) => {
      const chosen = { ids: ids.join(','), size: PAGE_SIZE };
      const { items } = await api.listCatalogueProducts({ query: chosen }, { signal });
      return new Map(items.map((product) => [product.id, product]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return { query, products: query.data, isLoaded: query.isSuccess && !query.isPlaceholderData };
}

interface RowButtonsProps {
  place: number;
  count: number;
  /** What the buttons of the row are named after. */
  name: string;
  move(from: number, to: number): void;
  remove(place: number): void;
}

function RowButtons({ place, count, name, move, remove }: RowButtonsProps) {
  const texts = useMessages(pickerMessages);
  const button = (text: string, icon: ReactNode, isDisabled: boolean, onClick: () => void) => (
    <Button
      size="small"
      type="text"
      icon={icon}
      aria-label={`${text} ${name}`}
      title={text}
      disabled={isDisabled}
      onClick={onClick}
    />
  );
  return (
    <Flex gap={4}>
      {button(texts.first, <VerticalAlignTopOutlined />, place === 0, () => move(place, 0))}
      {button(texts.earlier, <ArrowUpOutlined />, place === 0, () => move(place, place - 1))}
      {button(texts.later, <ArrowDownOutlined />, place === count - 1, () =>
        move(place, place + 1),
      )}
      {button(texts.remove, <DeleteOutlined />, false, () => remove(place))}
    </Flex>
  );
}

/** Products in the order in which shoppers see them. */
export function ProductsInput({ value = [], onChange, max, isReadOnly }: ProductsInputProps) {
  const texts = useMessages(pickerMessages);
  const columns = useProductFacts();
  const [isPicking, setIsPicking] = useState(false);
  const [chosenPage, setPage] = useState(1);
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(value.length / PAGE_SIZE)));
  const start = (page - 1) * PAGE_SIZE;
  const shown = value.slice(start, start + PAGE_SIZE);
  const { query, products, isLoaded } = usePageProducts(shown);
  const rows = shown.map((id): ProductRow => {
    const product = products?.get(id);
    return { id, product, isMissing: isLoaded && !product };
  });
  const count = value.length;
  return (
    <Flex vertical gap={12}>
      <Flex gap={12} align="center" wrap>
        {!isReadOnly && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={count >= max}
            onClick={() => setIsPicking(true)}
          >
            {texts.add}
          </Button>
        )}
        <Typography.Text type="secondary" role="status">
          {formatMessage(count >= max ? texts.full : texts.chosen, { count, max })}
        </Typography.Text>
      </Flex>
      {query.isError && <QueryFailure query={query} title={texts.failed} />}
      <Table<ProductRow>
        size="small"
        rowKey="id"
        loading={shown.length > 0 && query.isPending}
        dataSource={rows}
        scroll={{ x: 720 }}
        pagination={false}
        locale={{ emptyText: <Empty description={texts.empty} /> }}
        columns={[
          {
            title: texts.place,
            width: 64,
            align: 'right',
            render: (_, _row, index) => start + index + 1,
          },
          ...columns,
          ...(isReadOnly
            ? []
            : [
                {
                  title: texts.actions,
                  width: 150,
                  render: (_: unknown, { id, product }: ProductRow, index: number) => (
                    <RowButtons
                      place={start + index}
                      count={count}
                      name={product?.name['zh-CN'] ?? id}
                      move={(from, to) => onChange?.(moveItem(value, from, to))}
                      remove={(place) => onChange?.(value.filter((_id, at) => at !== place))}
                    />
                  ),
                },
              ]),
        ]}
      />
      {count > PAGE_SIZE && (
        <Pagination
          align="end"
          size="small"
          current={page}
          pageSize={PAGE_SIZE}
          total={count}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
      {isPicking && (
        <ProductPicker
          chosen={value}
          placesLeft={max - count}
          onClose={() => setIsPicking(false)}
          onPick={(ids) => {
            setIsPicking(false);
            onChange?.([...value, ...ids]);
            setPage(Math.ceil((count + ids.length) / PAGE_SIZE));
          }}
        />
      )}
    </Flex>
  );
}
