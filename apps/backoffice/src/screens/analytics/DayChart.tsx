import type { AnalyticsReport } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Card, Segmented } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { Chart } from '../../parts/chart/Chart.tsx';
import styles from './Analytics.module.css';
import { analyticsMessages } from './messages.ts';

const MEASURES = ['sessions', 'orders', 'revenue'] as const;
type Measure = (typeof MEASURES)[number];

/** A measure by day, over the same days of the period before. */
export function DayChart({ report, before }: { report: AnalyticsReport; before: AnalyticsReport }) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>('sessions');
  const hasAmounts = report.days.some(({ revenue }) => revenue !== null);
  const shown = MEASURES.filter((each) => each !== 'revenue' || hasAmounts);
  const title = formatMessage(texts.byDay, { measure: texts[measure] });
  const readDays = ({ days }: AnalyticsReport) => days.map((day) => day[measure] ?? 0);
  return (
    <Card
      title={<h2 className={styles.heading}>{title}</h2>}
      extra={
        <Segmented
          aria-label={texts.measure}
          size="small"
          value={measure}
          onChange={setMeasure}
          options={shown.map((value) => ({ value, label: texts[value] }))}
        />
      }
    >
      <Chart
        title={title}
        categories={report.days.map(({ day }) => day.slice(5))}
        series={[
          { name: texts.now, shape: 'bar', values: readDays(report) },
          {
            name: texts.previous,
            shape: 'line',
            values: readDays(before).slice(0, report.days.length),
          },
        ]}
        formatValue={(value) =>
          measure === 'revenue' ? format.price(value, report.currencyIsoCode) : format.number(value)
        }
      />
    </Card>
  );
}
