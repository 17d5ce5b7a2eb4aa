import type { AnalyticsReport } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import type { ResourceColumn } from '../../table/types.ts';
import { analyticsMessages } from './messages.ts';
import { ReportTable } from './ReportTable.tsx';

type Cohort = AnalyticsReport['cohorts'][number];

/** Which share of the shoppers of a month ordered again in each month after. */
export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const longest = Math.max(1, ...cohorts.map(({ active }) => active.length));
  const later = Array.from({ length: longest - 1 }, (_, index) => index + 1);
  const formatShare = ({ active, shoppers }: Cohort, month: number) => {
    const count = active[month];
    return count === undefined || shoppers === 0 ? '' : format.percent(count / shoppers);
  };
  const columns: ResourceColumn<Cohort>[] = [
    {
      key: 'month',
      title: texts.month,
      render: ({ month }) => month,
      toText: ({ month }) => month,
    },
    {
      key: 'shoppers',
      title: texts.shoppers,
      align: 'right',
      render: ({ shoppers }) => format.number(shoppers),
      toText: ({ shoppers }) => String(shoppers),
    },
    ...later.map(
      (month): ResourceColumn<Cohort> => ({
        key: `after-${month}`,
        title: formatMessage(texts.monthAfter, { count: month }),
        align: 'right',
        render: (cohort) => formatShare(cohort, month),
        toText: (cohort) => formatShare(cohort, month),
      }),
    ),
  ];
  return (
    <ReportTable
      name="cohorts"
      title={texts.cohorts}
      columns={columns}
      rows={cohorts}
      rowKey="month"
    />
  );
}
