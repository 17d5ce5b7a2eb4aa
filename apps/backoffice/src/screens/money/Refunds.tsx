import { useMemo } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderNames } from '../../orders/names.ts';
import { providerNames } from '../../parts/provider-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { atLeastPart } from '../../table/at-least.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceFilter } from '../../table/types.ts';
import { moneyMessages } from './messages.ts';
import { useMerchantFilter } from './useMerchantFilter.ts';
import { useRefundColumns } from './useRefundColumns.tsx';

const load = loadPage('listRefunds');

/** Money that goes back to shoppers, with its state at the payment provider. */
export function Refunds() {
  const texts = useMessages(moneyMessages);
  const providers = useMessages(providerNames);
  const { refundStatuses } = useMessages(orderNames);
  const merchantFilter = useMerchantFilter();
  const columns = useRefundColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        isMultiple: true,
        options: toOptions(refundStatuses),
      },
      {
        kind: 'search',
        key: 'search',
        label: texts.searchRefund,
        least: atLeastPart(texts.searchRefund),
      },
      {
        kind: 'select',
        key: 'provider',
        label: texts.provider,
        options: toOptions(providers),
      },
      ...merchantFilter,
      { kind: 'period', fromKey: 'from', toKey: 'to', label: texts.period },
    ],
    [texts, refundStatuses, merchantFilter, providers],
  );
  return (
    <ResourceTable
      name="refunds"
      title={texts.refunds}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={load}
    />
  );
}
