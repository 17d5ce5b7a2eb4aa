import type { AnalyticsReport } from '@vitrine/contract/admin';
import { Alert, Flex } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './Analytics.module.css';
import { Cohorts } from './Cohorts.tsx';
import { DayChart } from './DayChart.tsx';
import { Figures } from './Figures.tsx';
import { Funnel } from './Funnel.tsx';
import { analyticsMessages } from './messages.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ShowEvents } from './types.ts';
import { useReportColumns } from './useReportColumns.tsx';

interface ReportProps {
  report: AnalyticsReport;
  before: AnalyticsReport;
  onShowEvents: ShowEvents;
}

const TABLES = [
  ['channel', 'channels'],
  ['campaign', 'campaigns'],
  ['module', 'modules'],
] as const;

/** All parts of a report. */
export function Report({ report, before, onShowEvents: showEvents }: ReportProps) {
  const texts = useMessages(analyticsMessages);
  const hasAmounts = report.days.some(({ revenue }) => revenue !== null);
  const onShowEvents = report.source === 'events' ? showEvents : undefined;
  const columns = useReportColumns(onShowEvents, report.currencyIsoCode, hasAmounts);
  return (
    <Flex vertical gap={16}>
      {before.source === 'counts' && (
        <Alert
          type="info"
          showIcon
          title={report.source === 'counts' ? texts.fromCounts : texts.beforeFromCounts}
        />
      )}
      <Figures report={report} before={before} />
      <DayChart report={report} before={before} />
      <Funnel funnel={report.funnel} onShowEvents={onShowEvents} />
      <div className={styles.tables}>
        {TABLES.map(([dimension, part]) => (
          <ReportTable
            key={part}
            name={part}
            title={texts[part]}
            columns={columns.listAttributed(dimension)}
            rows={report[part]}
            rowKey="value"
          />
        ))}
        <ReportTable
          name="searches"
          title={texts.searches}
          columns={columns.searches}
          rows={report.searches}
          rowKey="keyword"
        />
        <ReportTable
          name="coupons"
          title={texts.coupons}
          columns={columns.coupons}
          rows={report.coupons}
          rowKey="promotionId"
        />
        <Cohorts cohorts={report.cohorts} />
      </div>
    </Flex>
  );
}
