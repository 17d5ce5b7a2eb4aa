import { WarningFilled } from '@ant-design/icons';
import { CHINA_OFFSET_MS, DAY_MS, formatMessage, toChinaIsoDate } from '@vitrine/kit';
import { Button } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import styles from './Calendar.module.css';
import { entryHref } from './entry-href.ts';
import { type Bar, layOutWeek } from './lay-out-week.ts';
import { calendarMessages } from './messages.ts';
import type { CalendarViewProps } from './types.ts';

const LAST_DAY = 6;
const CATALOGUE_KINDS = new Set(['sale', 'scheduled-price']);

function toneOf(kind: string): string | undefined {
  if (kind === 'page' || kind === 'page-test') return styles.page;
  if (kind === 'banner') return styles.banner;
  return CATALOGUE_KINDS.has(kind) ? styles.catalogue : styles.marketing;
}

const clockOf = (iso: string) =>
  new Date(Date.parse(iso) + CHINA_OFFSET_MS).toISOString().slice(11, 16);

function EntryBar({ bar, texts }: { bar: Bar; texts: CalendarViewProps['texts'] }) {
  const { entry, column, days, lane, isFromBefore, isBeyond } = bar;
  const clock = entry.startsAt !== null && !isFromBefore ? `${clockOf(entry.startsAt)} ` : '';
  const name = clock + texts.nameOf(entry);
  const kind = ` · ${texts.nameKind(entry.kind)}`;
  const description = texts.describe(entry, name + kind);
  const classes = [
    styles.bar,
    toneOf(entry.kind),
    entry.isPaused && styles.paused,
    isFromBefore && styles.fromBefore,
    isBeyond && styles.beyond,
  ];
  return (
    <li style={{ gridColumn: `${column + 1} / span ${days}`, gridRow: lane + 2 }}>
      <Link
        href={entryHref(entry)}
        className={classes.filter(Boolean).join(' ')}
        aria-label={description}
        title={description}
      >
        {entry.collidesWith.length > 0 && <WarningFilled className={styles.warning ?? ''} />}
        <span className={styles.name}>
          {name}
          <span className={styles.kind}>{kind}</span>
        </span>
      </Link>
    </li>
  );
}

interface WeekRowProps extends CalendarViewProps {
  weekStart: number;
  /** The month that is shown, like 2026-12; days of others are pale. */
  month?: string;
  maxLanes: number;
  onShowWeek(day: string): void;
}

/** A week with its days and what lies in it. */
export function WeekRow(props: WeekRowProps) {
  const { entries, texts, weekStart, month, maxLanes, today, onShowWeek } = props;
  const messages = useMessages(calendarMessages);
  const format = useFormat();
  const days = Array.from({ length: LAST_DAY + 1 }, (_, i) =>
    toChinaIsoDate(weekStart + i * DAY_MS),
  );
  const bars = layOutWeek(entries, weekStart);
  const shown = bars.filter(({ lane }) => lane < maxLanes);
  const hidden = bars.length - shown.length;
  const label = formatMessage(messages.weekOf, {
    from: format.date(new Date(weekStart).toISOString()),
    to: format.date(new Date(weekStart + LAST_DAY * DAY_MS).toISOString()),
  });
  return (
    <section className={styles.week} aria-label={label}>
      <div className={styles.columns} aria-hidden>
        {days.map((day) => (
          <div
            key={day}
            className={`${styles.day} ${day === today ? styles.today : ''} ${
              month !== undefined && !day.startsWith(month) ? styles.otherMonth : ''
            }`}
          >
            <span>{Number(day.slice(8))}</span>
          </div>
        ))}
      </div>
      <ul className={styles.bars}>
        {shown.map((bar) => (
          <EntryBar key={bar.entry.key} bar={bar} texts={texts} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          type="link"
          size="small"
          className={styles.more ?? ''}
          aria-label={`${label}: ${formatMessage(messages.more, { count: hidden })}`}
          onClick={() => onShowWeek(days[0] ?? '')}
        >
          {formatMessage(messages.more, { count: hidden })}
        </Button>
      )}
    </section>
  );
}
