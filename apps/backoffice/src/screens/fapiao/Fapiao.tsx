import { useMemo } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useOpenItem } from '../../parts/useOpenItem.ts';
import { useOperator } from '../../session/useOperator.ts';
import { atLeastPart } from '../../table/at-least.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceFilter } from '../../table/types.ts';
import { FapiaoDrawer } from './FapiaoDrawer.tsx';
import { fapiaoMessages } from './messages.ts';
import { FAPIAO_KEY } from './useFapiaoAction.ts';
import { useFapiaoColumns } from './useFapiaoColumns.tsx';

const load = loadPage('listFapiao');

/** The fapiao that shoppers requested, with one of them open beside the list. */
export function Fapiao() {
  const texts = useMessages(fapiaoMessages);
  const isOfOneMerchant = useOperator().merchantId !== null;
  const merchants = useMerchants().options;
  const [openId, setOpenId] = useOpenItem();
  const columns = useFapiaoColumns();
  const filters = useMemo<ResourceFilter[]>(() => {
    const merchantFilter: ResourceFilter = {
      kind: 'select',
      key: 'merchantId',
      label: texts.merchant,
      options: merchants,
    };
    return [
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        isMultiple: true,
        options: toOptions(texts.statuses),
      },
      {
        kind: 'search',
        key: 'search',
        label: texts.search,
        least: atLeastPart(texts.search),
      },
      ...(isOfOneMerchant ? [] : [merchantFilter]),
      { kind: 'period', fromKey: 'from', toKey: 'to', label: texts.period },
      { kind: 'switch', key: 'overdue', label: texts.overdue },
      { kind: 'switch', key: 'toReverse', label: texts.toReverse },
    ];
  }, [texts, merchants, isOfOneMerchant]);
  return (
    <>
      <ResourceTable
        name={FAPIAO_KEY}
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        load={load}
      />
      {openId && <FapiaoDrawer id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
