import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { getChange } from '../../parts/compare-numbers.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { todayMessages } from './messages.ts';
import styles from './Today.module.css';

interface FigureProps {
  label: string;
  now: number;
  yesterday: number;
  lastWeek: number;
  format(value: number): string;
}

function Change({ now, before, label }: { now: number; before: number; label: string }) {
  const texts = useMessages(todayMessages);
  const format = useFormat();
  const change = getChange(now, before);
  if (change === null) return <span className={styles.change}>{`${texts.noChange} ${label}`}</span>;
  const isFall = change < 0;
  return (
    <span className={styles.change}>
      <span className={isFall ? styles.fall : styles.rise}>
        {change !== 0 && (isFall ? <ArrowDownOutlined /> : <ArrowUpOutlined />)}{' '}
        {format.percent(Math.abs(change))}
      </span>{' '}
      {label}
    </span>
  );
}

/** One number of today with its change from the days before. */
export function Figure({ label, now, yesterday, lastWeek, format }: FigureProps) {
  const texts = useMessages(todayMessages);
  return (
    <Card size="small" className={styles.figure ?? ''}>
      <div className={styles.label}>
        <ScreenLink href="/analytics">{label}</ScreenLink>
      </div>
      <div className={styles.number}>{format(now)}</div>
      <Change now={now} before={yesterday} label={texts.yesterday} />
      <Change now={now} before={lastWeek} label={texts.lastWeek} />
    </Card>
  );
}
