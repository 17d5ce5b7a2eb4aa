import { isOrderSearch, type MerchantOrderRow } from '@vitrine/contract/admin';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toQueueQuery } from '../../orders/queue-query.ts';
import { ORDERS_KEY } from '../../orders/useBulkRun.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useMayCall, useOperator } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { FilterValues, ResourceFilter } from '../../table/types.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkNotice } from './BulkNotice.tsx';
import { selectAfter } from './bulk-steps.ts';
import { ordersMessages } from './messages.ts';
import { OrderTabs } from './OrderTabs.tsx';
import { useBulkOutcome } from './useBulkOutcome.ts';
import { useOrderColumns } from './useOrderColumns.tsx';

const loadOrders = loadPage('listMerchantOrders');
const load = (
  { cursor, size, ...values }: FilterValues & { cursor?: string; size: number },
  signal: AbortSignal,
) =>
  loadOrders(
    { ...toQueueQuery(values as FilterValues), ...(cursor ? { cursor } : {}), size } as never,
    signal,
  );

function useOrderFilters(isOfOneMerchant: boolean): ResourceFilter[] {
  const texts = useMessages(ordersMessages);
  const merchants = useMerchants().options;
  return useMemo(
    () => [
      { kind: 'tab', key: 'status' },
      {
        kind: 'search',
        key: 'search',
        label: texts.search,
        least: { hint: texts.searchHint, isReached: isOrderSearch },
      },
      ...(isOfOneMerchant || merchants.length === 0
        ? []
        : [
            {
              kind: 'select' as const,
              key: 'merchant-id',
              label: texts.merchant,
              options: merchants,
            },
          ]),
      { kind: 'period', fromKey: 'from', toKey: 'to', label: texts.period },
      { kind: 'switch', key: 'overdue', label: texts.overdueOnly },
    ],
    [texts, merchants, isOfOneMerchant],
  );
}

/** The queue of merchant orders: what waits, by step, with what can be done for many at once. */
export function Orders() {
  const texts = useMessages(ordersMessages);
  const isOfOneMerchant = useOperator().merchantId !== null;
  const canChange = useMayCall('packMerchantOrder');
  const filters = useOrderFilters(isOfOneMerchant);
  const columns = useOrderColumns(isOfOneMerchant);
  const [params] = useSearchParams();
  const bulk = useBulkOutcome();
  const renderBulkActions = (
    rows: readonly MerchantOrderRow[],
    _: () => void,
    select: (rows: readonly MerchantOrderRow[]) => void,
  ) => (
    <BulkActions
      rows={rows}
      onDone={(outcome) => {
        select(selectAfter(rows, outcome));
        bulk.settle(outcome);
      }}
    />
  );
  return (
    <ResourceTable
      // Another step begins without the selection of the one before, except for what has moved on to it.
      key={params.get('status') ?? ''}
      name={ORDERS_KEY}
      title={texts.title}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={load}
      header={
        <>
          <OrderTabs />
          {bulk.notice && (
            <BulkNotice outcome={bulk.notice} onGoOn={bulk.goOn} onClose={bulk.closeNotice} />
          )}
        </>
      }
      initialSelected={bulk.arrived}
      {...(canChange ? { renderBulkActions } : {})}
    />
  );
}
