import { formatMessage, padTwoDigits } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import {
  getPhase,
  getRemainingTime,
  getTimerTarget,
  getTimerTitle,
  hidesDay,
  TICK_MS,
} from '../parts/timer.ts';
import { useCurrentTime } from '../parts/useCurrentTime.ts';
import { useTimerReports } from '../parts/useTimerReports.ts';
import { messages } from './messages.ts';
import styles from './SaleTimer.module.css';
import type { FlashSaleFields } from './schema.ts';

interface SaleTimerProps {
  fields: FlashSaleFields;
  madeAt: number;
}

/** The time remaining until the sale ends or, before it starts, until it starts. */
export function SaleTimer({ fields, madeAt }: SaleTimerProps) {
  const t = useMessages(messages);
  const now = useCurrentTime(madeAt, TICK_MS, (time) => getTimerTarget(fields, time) !== undefined);
  useTimerReports(fields, now);
  const remaining = getRemainingTime(fields, now);
  const isBeforeStart = getPhase(fields, now) === 'before';
  const heading = getTimerTitle(fields, now) || (isBeforeStart ? t.startsIn : t.timeLeft);
  const { days, hours, minutes, seconds } = remaining;
  const units = [days, hours, minutes, seconds]
    .map((value, index) => ({ value, unit: t.units[index] ?? '' }))
    .slice(hidesDay(fields, remaining) ? 1 : 0);
  const remainingText = units.map(({ value, unit }) => `${value} ${unit}`).join(' ');
  return (
    <Box
      role="timer"
      className={styles.timer}
      aria-label={formatMessage(t.timer, { title: heading, time: remainingText })}
    >
      <Text aria-hidden>{heading}</Text>
      {units.map(({ value, unit }) => (
        <Text key={unit} className={styles.unit} aria-hidden>
          <Text as="b" className={styles.digits}>
            {padTwoDigits(value)}
          </Text>
          {unit}
        </Text>
      ))}
    </Box>
  );
}
