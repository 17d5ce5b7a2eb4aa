import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useProductFilters } from '../../catalogue/useProductFilters.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import { useFilters } from '../../table/useFilters.ts';
import { BulkDrawer, type BulkTarget } from './BulkDrawer.tsx';
import { productsMessages } from './messages.ts';
import { type ProductRow, useProductColumns } from './useProductColumns.tsx';

/** The products of the shop, with changes of many at once. */
export function Products() {
  const texts = useMessages(productsMessages);
  const columns = useProductColumns();
  const filters = useProductFilters();
  const { values } = useFilters(filters);
  const canWrite = useMayCall('createProduct');
  const canStock = useMayCall('changeVariantsInBulk');
  const [target, setTarget] = useState<BulkTarget>();
  const hasFilter = Object.keys(values).length > 0;
  return (
    <>
      <ResourceTable<ProductRow>
        name="products"
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        load={(query, signal) => api.listCatalogueProducts({ query }, { signal })}
        actions={
          <>
            {canStock && hasFilter && (
              <Button onClick={() => setTarget({ ids: [], filter: values })}>
                {texts.bulkAll}
              </Button>
            )}
            {canStock && (
              <Link href="/imports" asChild>
                <Button>{texts.import}</Button>
              </Link>
            )}
            {canWrite && (
              <Link href="/products/new" asChild>
                <Button type="primary" icon={<PlusOutlined />}>
                  {texts.create}
                </Button>
              </Link>
            )}
          </>
        }
        {...(canStock
          ? {
              renderBulkActions: (rows) => (
                <Button
                  type="primary"
                  onClick={() => setTarget({ ids: rows.map(({ id }) => id), filter: values })}
                >
                  {texts.bulk}
                </Button>
              ),
            }
          : {})}
      />
      {target && <BulkDrawer target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}
