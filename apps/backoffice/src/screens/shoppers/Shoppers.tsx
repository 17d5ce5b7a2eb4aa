import { useQuery } from '@tanstack/react-query';
import type { MaskedShopper } from '@vitrine/contract/admin';
import { Empty, Flex, Input, Table, type TableColumnsType } from 'antd';
import { Link, useSearchParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { shopperMessages } from './messages.ts';
import { ShopperState } from './ShopperState.tsx';

function FoundShoppers({ search }: { search: string }) {
  const texts = useMessages(shopperMessages);
  const format = useFormat();
  const query = useQuery({
    queryKey: ['shoppers', search],
    queryFn: ({ signal }) => api.findShoppers({ query: { search } }, { signal }),
  });
  const columns: TableColumnsType<MaskedShopper> = [
    {
      title: texts.number,
      dataIndex: 'id',
      render: (id: string) => <Link href={`/shoppers/${id}`}>{id}</Link>,
    },
    {
      title: texts.name,
      dataIndex: 'name',
      render: (name: string | null, row) => (
        <>
          {name ?? '–'} <ShopperState {...row} />
        </>
      ),
    },
    { title: texts.mobile, dataIndex: 'mobile', render: (text) => text ?? '–' },
    { title: texts.email, dataIndex: 'email', render: (text) => text ?? '–' },
    { title: texts.tier, dataIndex: 'tier', render: (text) => text ?? texts.noTier },
    { title: texts.createdAt, dataIndex: 'createdAt', render: format.date },
  ];
  return (
    <QueryView query={query}>
      {(shoppers) => (
        <Table
          rowKey="id"
          size="small"
          scroll={{ x: 800 }}
          pagination={false}
          columns={columns}
          dataSource={shoppers}
          locale={{ emptyText: <Empty description={texts.none} /> }}
        />
      )}
    </QueryView>
  );
}

/** Finds shoppers by what they tell support. There is no list of all shoppers. */
export function Shoppers() {
  const texts = useMessages(shopperMessages);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <Input.Search
        key={search}
        autoFocus
        allowClear
        enterButton
        size="large"
        aria-label={texts.search}
        placeholder={texts.search}
        defaultValue={search}
        maxLength={200}
        style={{ maxWidth: 560 }}
        onSearch={(text) => setParams(text.trim() ? { search: text.trim() } : {})}
      />
      {search ? <FoundShoppers search={search} /> : <Empty description={texts.start} />}
    </Flex>
  );
}
