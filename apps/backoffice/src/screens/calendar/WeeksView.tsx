import { DAY_MS } from '@vitrine/kit';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import styles from './Calendar.module.css';
import type { View } from './china-range.ts';
import type { CalendarViewProps } from './types.ts';
import { WeekRow } from './WeekRow.tsx';

/** A month shows the first lanes of a week, a week shows all. */
const MONTH_LANES = 5;

interface WeeksViewProps extends CalendarViewProps {
  view: View;
  day: string;
  weeks: readonly number[];
  onShowWeek(day: string): void;
}

/** Weeks below each other, with the names of the days above. */
export function WeeksView({ view, day, weeks, ...rest }: WeeksViewProps) {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Shanghai' });
  const [first = 0] = weeks;
  const names = Array.from({ length: 7 }, (_, i) => format.format(first + i * DAY_MS));
  return (
    <div className={styles.weeks}>
      <div className={styles.names} aria-hidden>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {weeks.map((weekStart) => (
        <WeekRow
          key={weekStart}
          {...rest}
          weekStart={weekStart}
          maxLanes={view === 'week' ? Infinity : MONTH_LANES}
          {...(view === 'week' ? {} : { month: day.slice(0, 7) })}
        />
      ))}
    </div>
  );
}
