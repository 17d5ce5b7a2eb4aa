import { formatMessage, padTwoDigits } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { messages } from '../messages.ts';
import { toCssColour } from '../parts/colour.ts';
import {
  getRemainingTime,
  getTimerTarget,
  getTimerTitle,
  hidesDay,
  TICK_MS,
} from '../parts/timer.ts';
import { useCurrentTime } from '../parts/useCurrentTime.ts';
import { useTimerReports } from '../parts/useTimerReports.ts';
import type { CountDownFields } from './schema.ts';
import styles from './View.module.css';

interface Unit {
  value: number;
  label: string;
  color: string;
}

function useUnits(fields: CountDownFields, now: number): Unit[] {
  const t = useMessages(messages);
  const remaining = getRemainingTime(fields, now);
  const units = [
    { value: remaining.hours, label: t.hours, color: fields.hourColor },
    { value: remaining.minutes, label: t.minutes, color: fields.minuteColor },
    { value: remaining.seconds, label: t.seconds, color: fields.secondColor },
  ];
  if (hidesDay(fields, remaining)) return units;
  return [{ value: remaining.days, label: t.days, color: fields.dayColor }, ...units];
}

const toColourStyle = (colour: string): CSSProperties => {
  const color = toCssColour(colour);
  return color ? { color } : {};
};

export function View({ fields, now: madeAt }: ModuleProps<CountDownFields>) {
  const t = useMessages(messages);
  const now = useCurrentTime(madeAt, TICK_MS, (time) => getTimerTarget(fields, time) !== undefined);
  useTimerReports(fields, now);
  const units = useUnits(fields, now);
  const heading = getTimerTitle(fields, now);
  const time = units.map(({ value, label }) => `${value} ${label}`).join(' ');

  return (
    <Box className={styles.countDown}>
      {heading && (
        <Text
          as="p"
          variant="caption"
          tone="soft"
          className={styles.title}
          style={toColourStyle(fields.titleColor)}
        >
          {heading}
        </Text>
      )}
      <Box
        role="timer"
        className={styles.cells}
        aria-label={heading ? formatMessage(t.timer, { title: heading, time }) : time}
      >
        {units.map(({ value, label, color }) => (
          <Box key={label} className={styles.cell} aria-hidden>
            <Text as="p" className={styles.value} style={toColourStyle(color)}>
              {padTwoDigits(value)}
            </Text>
            <Text
              as="p"
              variant="micro"
              tone="quiet"
              className={styles.label}
              style={toColourStyle(fields.labelColor)}
            >
              {label}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
