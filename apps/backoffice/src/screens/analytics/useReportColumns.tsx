import type { AnalyticsDimension, AnalyticsReport } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import type { ResourceColumn } from '../../table/types.ts';
import styles from './Analytics.module.css';
import { analyticsMessages } from './messages.ts';
import type { ShowEvents } from './types.ts';

type Attributed = AnalyticsReport['channels'][number];
type Search = AnalyticsReport['searches'][number];
type Coupon = AnalyticsReport['coupons'][number];

/** The columns of the tables of a report. Values open the events behind them. */
export function useReportColumns(onShowEvents: ShowEvents, currency: string, hasAmounts: boolean) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const countColumn = <Row,>(
    key: string,
    title: string,
    read: (row: Row) => number,
    render: (row: Row) => ReactNode = (row) => format.number(read(row)),
  ): ResourceColumn<Row> => {
    return { key, title, align: 'right', render, toText: (row) => String(read(row)) };
  };
  const renderLink = (dimension: AnalyticsDimension, value: string, text: string) =>
    onShowEvents ? (
      <Button
        type="link"
        className={styles.value ?? ''}
        aria-label={formatMessage(texts.showEvents, { value: text })}
        onClick={() => onShowEvents(dimension, value)}
      >
        {text}
      </Button>
    ) : (
      text
    );
  const listAttributed = (
    dimension: 'channel' | 'campaign' | 'module',
  ): ResourceColumn<Attributed>[] => [
    {
      key: 'value',
      title: texts[dimension],
      render: ({ value }) => renderLink(dimension, value, value || texts.direct),
      toText: ({ value }) => value || texts.direct,
    },
    countColumn('sessions', texts.sessions, ({ sessions }) => sessions),
    countColumn('orders', texts.orders, ({ orders }) => orders),
    ...(hasAmounts
      ? [
          countColumn<Attributed>(
            'revenue',
            texts.revenue,
            ({ revenue }) => (revenue ?? 0) / 100,
            ({ revenue }) => format.price(revenue ?? 0, currency),
          ),
        ]
      : []),
  ];
  const searches: ResourceColumn<Search>[] = [
    {
      key: 'keyword',
      title: texts.keyword,
      render: ({ keyword }) => renderLink('search', keyword, keyword),
      toText: ({ keyword }) => keyword,
    },
    countColumn('count', texts.count, ({ count }) => count),
    countColumn(
      'found',
      texts.found,
      ({ found }) => found,
      ({ found }) =>
        found > 0 ? (
          format.number(found)
        ) : (
          <strong className={styles.nothing}>{texts.nothingFound}</strong>
        ),
    ),
  ];
  const coupons: ResourceColumn<Coupon>[] = [
    { key: 'name', title: texts.coupon, render: ({ name }) => name, toText: ({ name }) => name },
    countColumn('received', texts.received, ({ received }) => received),
    countColumn('used', texts.used, ({ used }) => used),
  ];
  return { listAttributed, searches, coupons };
}
