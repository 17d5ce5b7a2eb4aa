import type { AnalyticsReport } from '@vitrine/contract/admin';
import { Card } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { getChange } from '../../parts/compare-numbers.ts';
import styles from './Analytics.module.css';
import { analyticsMessages } from './messages.ts';
import { sumDays } from './sum-days.ts';

interface FigureProps {
  label: string;
  value: string;
  change: number | null;
}

function Figure({ label, value, change }: FigureProps) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const sign = change !== null && change > 0 ? '+' : '';
  return (
    <Card size="small">
      <div className={styles.small}>{label}</div>
      <div className={styles.number}>{value}</div>
      <div className={styles.small}>
        {change === null ? '–' : sign + format.percent(change)} {texts.before}
      </div>
    </Card>
  );
}

/** The sums of a period with their change from the period before. */
export function Figures({ report, before }: { report: AnalyticsReport; before: AnalyticsReport }) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const now = sumDays(report.days);
  const then = sumDays(before.days);
  const share = now.sessions === 0 ? 0 : now.orders / now.sessions;
  const shareBefore = then.sessions === 0 ? 0 : then.orders / then.sessions;
  return (
    <div className={styles.figures}>
      {(['sessions', 'pages', 'orders'] as const).map((key) => (
        <Figure
          key={key}
          label={texts[key]}
          value={format.number(now[key])}
          change={getChange(now[key], then[key])}
        />
      ))}
      <Figure
        label={texts.conversion}
        value={format.percent(share)}
        change={getChange(share, shareBefore)}
      />
      {now.revenue !== null && (
        <Figure
          label={texts.revenue}
          value={format.price(now.revenue, report.currencyIsoCode)}
          change={getChange(now.revenue, then.revenue ?? 0)}
        />
      )}
    </div>
  );
}
