import { fill, twoDigits } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { messages } from '../messages.ts';
import { paint } from '../parts/colour.ts';
import { hidesDay, remaining, TICK_MS, target, title } from '../parts/counting.ts';
import { useTick } from '../parts/useTick.ts';
import type { CountDownFields } from './schema.ts';
import styles from './View.module.css';

interface Unit {
  value: number;
  label: string;
  color: string;
}

function useUnits(fields: CountDownFields, now: number): Unit[] {
  const words = useMessages(messages);
  const left = remaining(fields, now);
  const units = [
    { value: left.hours, label: words.hours, color: fields.hourColor },
    { value: left.minutes, label: words.minutes, color: fields.minuteColor },
    { value: left.seconds, label: words.seconds, color: fields.secondColor },
  ];
  if (hidesDay(fields, left)) return units;
  return [{ value: left.days, label: words.days, color: fields.dayColor }, ...units];
}

const coloured = (colour: string): CSSProperties => {
  const color = paint(colour);
  return color ? { color } : {};
};

export function View({ fields, now: madeAt }: ModuleProps<CountDownFields>) {
  const words = useMessages(messages);
  const now = useTick(madeAt, TICK_MS, (moment) => target(fields, moment) !== undefined);
  const units = useUnits(fields, now);
  const heading = title(fields, now);
  const time = units.map(({ value, label }) => `${value} ${label}`).join(' ');

  return (
    <Box className={styles.countDown}>
      {heading && (
        <Text
          as="p"
          look="cap"
          tone="soft"
          className={styles.title}
          style={coloured(fields.titleColor)}
        >
          {heading}
        </Text>
      )}
      <Box
        role="timer"
        className={styles.cells}
        aria-label={heading ? fill(words.timer, { title: heading, time }) : time}
      >
        {units.map(({ value, label, color }) => (
          <Box key={label} className={styles.cell} aria-hidden>
            <Text as="p" className={styles.value} style={coloured(color)}>
              {twoDigits(value)}
            </Text>
            <Text
              as="p"
              look="micro"
              tone="quiet"
              className={styles.label}
              style={coloured(fields.labelColor)}
            >
              {label}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
