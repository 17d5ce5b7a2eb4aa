import { PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { type Brand, BrandDialog } from './BrandDialog.tsx';
import { brandsMessages } from './messages.ts';

function BrandButtons({ brand, onEdit }: { brand: Brand; onEdit(): void }) {
  const texts = useMessages(brandsMessages);
  const { modal } = App.useApp();
  const remove = useAction({
    run: () => api.deleteBrand({ params: { id: brand.id } }),
    changes: ['brands'],
    doneText: texts.removed,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.removeTitle, { name: brand.name }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Flex gap={8}>
      <Button size="small" onClick={onEdit}>
        {texts.edit}
      </Button>
      {brand.products === 0 && (
        <Button size="small" danger loading={remove.isPending} onClick={ask}>
          {texts.remove}
        </Button>
      )}
    </Flex>
  );
}

/** The brands of the shop. */
export function Brands() {
  const texts = useMessages(brandsMessages);
  const format = useFormat();
  const canWrite = useMayCall('createBrand');
  const [edited, setEdited] = useState<Brand | 'new'>();
  const filters = useMemo<ResourceFilter[]>(
    () => [{ kind: 'search', key: 'search', label: texts.search }],
    [texts],
  );
  const columns: ResourceColumn<Brand>[] = [
    {
      key: 'name',
      title: texts.name,
      width: 240,
      render: ({ name }) => name,
      toText: ({ name }) => name,
    },
    {
      key: 'products',
      title: texts.products,
      align: 'right',
      render: ({ id, products }) => (
        <Link href={`/products?brandId=${id}`}>{format.number(products)}</Link>
      ),
      toText: ({ products }) => String(products),
    },
    {
      key: 'position',
      title: texts.position,
      align: 'right',
      render: ({ position }) => position,
    },
    ...(canWrite
      ? [
          {
            key: 'actions',
            title: '',
            width: 180,
            render: (brand: Brand) => (
              <BrandButtons brand={brand} onEdit={() => setEdited(brand)} />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ResourceTable<Brand>
        name="brands"
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        load={(query, signal) => api.listBrands({ query }, { signal })}
        actions={
          <>
            <HistoryButton targetType="brand" />
            {canWrite && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
                {texts.create}
              </Button>
            )}
          </>
        }
      />
      {edited && (
        <BrandDialog
          brand={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
