import { fill, twoDigits } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { hidesDay, phase, remaining, TICK_MS, target, title } from '../parts/counting.ts';
import { useTick } from '../parts/useTick.ts';
import styles from './Clock.module.css';
import { messages } from './messages.ts';
import type { FlashSaleFields } from './schema.ts';

interface ClockProps {
  fields: FlashSaleFields;
  madeAt: number;
}

/** What is left of the sale, or what is left until it begins. */
export function Clock({ fields, madeAt }: ClockProps) {
  const words = useMessages(messages);
  const now = useTick(madeAt, TICK_MS, (moment) => target(fields, moment) !== undefined);
  const left = remaining(fields, now);
  const isAhead = phase(fields, now) === 'before';
  const heading = title(fields, now) || (isAhead ? words.startsIn : words.timeLeft);
  const { days, hours, minutes, seconds } = left;
  const units = [days, hours, minutes, seconds]
    .map((value, index) => ({ value, unit: words.units[index] ?? '' }))
    .slice(hidesDay(fields, left) ? 1 : 0);
  const time = units.map(({ value, unit }) => `${value} ${unit}`).join(' ');
  return (
    <Box
      role="timer"
      className={styles.clock}
      aria-label={fill(words.timer, { title: heading, time })}
    >
      <Text aria-hidden>{heading}</Text>
      {units.map(({ value, unit }) => (
        <Text key={unit} className={styles.unit} aria-hidden>
          <Text as="b" className={styles.figure}>
            {twoDigits(value)}
          </Text>
          {unit}
        </Text>
      ))}
    </Box>
  );
}
