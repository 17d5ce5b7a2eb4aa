import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn } from '../../table/types.ts';
import { moneyMessages } from './messages.ts';
import { SetRate } from './SetRate.tsx';
import { useMerchantFilter } from './useMerchantFilter.ts';

type CommissionRate = AdminResponse<'listCommissionRates'>['items'][number];

const load = loadPage('listCommissionRates');
const PER_CENT = 100;

/** The commission that the shop keeps. */
export function Commissions() {
  const texts = useMessages(moneyMessages);
  const format = useFormat();
  const merchants = useMerchants();
  const filters = useMerchantFilter();
  const canWrite = useMayCall('createCommissionRate');
  const nameOf = (id: string | null) => (id === null ? texts.defaultRate : merchants.nameOf(id));
  const columns: ResourceColumn<CommissionRate>[] = [
    {
      key: 'merchant',
      title: texts.merchant,
      width: 280,
      render: ({ merchantId }) => nameOf(merchantId),
      toText: ({ merchantId }) => nameOf(merchantId),
    },
    {
      key: 'rate',
      title: texts.rate,
      align: 'right',
      render: ({ rate }) => format.number(rate / PER_CENT),
      toText: ({ rate }) => String(rate / PER_CENT),
    },
    {
      key: 'validFrom',
      title: texts.validFrom,
      width: 170,
      render: ({ validFrom }) => format.dateTime(validFrom),
      toText: ({ validFrom }) => validFrom,
    },
  ];
  return (
    <ResourceTable
      name="commission-rates"
      title={texts.commissions}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={load}
      actions={canWrite && <SetRate />}
    />
  );
}
