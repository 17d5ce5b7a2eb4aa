import type { Dashboard, SalesTotal } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Card, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { Chart } from '../../parts/chart/Chart.tsx';
import { getAverage } from '../../parts/compare-numbers.ts';
import { Figure } from './Figure.tsx';
import { todayMessages } from './messages.ts';
import styles from './Today.module.css';

type SalesOfToday = NonNullable<Dashboard['sales']>;

const MEASURES = ['revenue', 'orders'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const mapDays = (
  { today, yesterday, lastWeek }: SalesOfToday['soFar'],
  read: (total: SalesTotal) => number,
) => ({ now: read(today), yesterday: read(yesterday), lastWeek: read(lastWeek) });

function SalesChart({ sales }: { sales: SalesOfToday }) {
  const texts = useMessages(todayMessages);
  const format = useFormat();
  const [measure, setMeasure] = useState<keyof SalesTotal>('revenue');
  const readDay = (day: 'today' | 'yesterday' | 'lastWeek') =>
    sales.hours.map((hour) => hour[day][measure]);
  const title = formatMessage(texts.byHour, { measure: texts[measure] });
  return (
    <Card
      title={<h2 className={styles.heading}>{title}</h2>}
      extra={
        <Segmented
          aria-label={texts.measure}
          size="small"
          value={measure}
          onChange={setMeasure}
          options={MEASURES.map((value) => ({ value, label: texts[value] }))}
        />
      }
    >
      <Chart
        title={title}
        categories={HOURS}
        series={[
          { name: texts.today, shape: 'bar', values: readDay('today') },
          { name: texts.yesterdayAll, shape: 'line', values: readDay('yesterday') },
          { name: texts.lastWeekAll, shape: 'dotted', values: readDay('lastWeek') },
        ]}
        formatValue={
          measure === 'revenue'
            ? (value) => format.price(value, sales.currencyIsoCode)
            : format.number
        }
      />
    </Card>
  );
}

/** What was sold today, compared with the days before, and by hour. */
export function Sales({ sales }: { sales: SalesOfToday }) {
  const texts = useMessages(todayMessages);
  const format = useFormat();
  const formatAmount = (amount: number) => format.price(amount, sales.currencyIsoCode);
  return (
    <Flex vertical gap={16}>
      <div className={styles.figures}>
        <Figure
          label={texts.revenue}
          format={formatAmount}
          {...mapDays(sales.soFar, ({ revenue }) => revenue)}
        />
        <Figure
          label={texts.orders}
          format={format.number}
          {...mapDays(sales.soFar, ({ orders }) => orders)}
        />
        <Figure label={texts.average} format={formatAmount} {...mapDays(sales.soFar, getAverage)} />
      </div>
      <SalesChart sales={sales} />
    </Flex>
  );
}
