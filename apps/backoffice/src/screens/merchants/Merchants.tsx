import type { MerchantData } from '@vitrine/contract/admin';
import { formatCountry } from '@vitrine/kit';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { MerchantForm } from './MerchantForm.tsx';
import { merchantMessages } from './messages.ts';

const load = loadPage('listMerchants');

function useMerchantColumns(): ResourceColumn<MerchantData>[] {
  const texts = useMessages(merchantMessages);
  const { language } = useLanguage();
  return [
    {
      key: 'name',
      title: texts.name,
      width: 200,
      render: ({ name }) => name,
      toText: (row) => row.name,
    },
    {
      key: 'city',
      title: texts.city,
      render: ({ city }) => city[language],
      toText: ({ city }) => city[language],
    },
    {
      key: 'country',
      title: texts.country,
      render: ({ country }) => country[language],
      toText: ({ country }) => country[language],
    },
    {
      key: 'shipsFrom',
      title: texts.shipsFrom,
      width: 150,
      render: ({ shipsFrom }) => texts.origins[shipsFrom],
      toText: ({ shipsFrom }) => texts.origins[shipsFrom],
    },
    {
      key: 'options',
      title: texts.options,
      width: 260,
      render: ({ shippingOptions }) =>
        shippingOptions
          .map(({ type, country }) => `${formatCountry(country, language)} ${texts.types[type]}`)
          .join(', '),
    },
  ];
}

/** Who sells and ships the products. */
export function Merchants() {
  const texts = useMessages(merchantMessages);
  const canWrite = useMayCall('createMerchant');
  const canReadMoney = useMayCall('listMerchantBalances');
  const [edited, setEdited] = useState<MerchantData | 'new'>();
  const columns = useMerchantColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'status', label: texts.status, options: toOptions(texts.statuses) },
    ],
    [texts],
  );
  const commission: ResourceColumn<MerchantData> = {
    key: 'commissions',
    title: texts.commissions,
    width: 110,
    render: ({ id }) => (
      <Link href={`/money/commissions?merchantId=${id}`}>{texts.commissions}</Link>
    ),
  };
  const actions: ResourceColumn<MerchantData> = {
    key: 'actions',
    title: '',
    width: 170,
    render: (row) => (
      <Flex gap={8}>
        <Button size="small" onClick={() => setEdited(row)}>
          {texts.edit}
        </Button>
        <ArchiveButton merchant={row} />
      </Flex>
    ),
  };
  return (
    <>
      <ResourceTable
        name="merchants"
        title={texts.title}
        rowId={({ id }) => id}
        columns={[
          ...columns,
          ...(canReadMoney ? [commission] : []),
          ...(canWrite ? [actions] : []),
        ]}
        filters={filters}
        load={load}
        actions={
          canWrite && (
            <Button type="primary" onClick={() => setEdited('new')}>
              {texts.create}
            </Button>
          )
        }
      />
      {edited && (
        <MerchantForm
          {...(edited === 'new' ? {} : { merchant: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
