import { useQuery } from '@tanstack/react-query';
import type { AnalyticsDimension } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Flex, Segmented } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '../../api/api.ts';
import { TimeRangeInput } from '../../form/TimeRangeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import styles from './Analytics.module.css';
import { EventDrawer } from './EventDrawer.tsx';
import { analyticsMessages } from './messages.ts';
import { getLastDays, getPeriodBefore, type Period } from './period.ts';
import { Report } from './Report.tsx';

const CHOICES = [1, 7, 28, 90, 180];
const DEFAULT_DAYS = 7;

/** The period and the opened number of the URL. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const chosen = Number(params.get('days'));
  const days = CHOICES.includes(chosen) ? chosen : DEFAULT_DAYS;
  const from = params.get('from');
  const to = params.get('to');
  const period: Period = useMemo(
    () => (from && to ? { from, to } : getLastDays(days, Date.now())),
    [days, from, to],
  );
  const dimension = params.get('dimension') as AnalyticsDimension | null;
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      return next;
    });
  const opened = dimension && { dimension, value: params.get('value') ?? '' };
  return { period, days: from && to ? 0 : days, opened, change };
}

const loadReports = async (period: Period, signal: AbortSignal) => {
  const [report, before] = await Promise.all(
    [period, getPeriodBefore(period)].map((query) => api.getAnalytics({ query }, { signal })),
  );
  if (!report || !before) throw new Error('A report is missing');
  return { report, before };
};

/** Sessions, sales and what led to them, compared with the period before. */
export function Analytics() {
  const texts = useMessages(analyticsMessages);
  const { period, days, opened, change } = useChoice();
  const query = useQuery({
    queryKey: ['analytics', period],
    queryFn: ({ signal }) => loadReports(period, signal),
  });
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} align="center" wrap>
        <h1 className={styles.title}>{texts.title}</h1>
        <Segmented
          aria-label={texts.period}
          value={days}
          onChange={(value) => change({ days: String(value), from: null, to: null })}
          options={CHOICES.map((value) => {
            return { value, label: formatMessage(texts.lastDays, { days: value }) };
          })}
        />
        <div style={{ width: 340 }}>
          <TimeRangeInput
            aria-label={texts.custom}
            value={[period.from, period.to]}
            onChange={([from, to]) => change({ days: null, from, to })}
          />
        </div>
      </Flex>
      <QueryView query={query}>
        {(reports) => (
          <Report {...reports} onShowEvents={(dimension, value) => change({ dimension, value })} />
        )}
      </QueryView>
      {opened && (
        <EventDrawer
          {...opened}
          period={period}
          onClose={() => change({ dimension: null, value: null })}
        />
      )}
    </Flex>
  );
}
