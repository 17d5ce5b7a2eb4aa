import { formatMessage, padTwoDigits } from '@vitrine/kit';
import { type CountDownFields, type ModuleProps, messages } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { COLUMN, useLayout } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { toColour, useColours } from '../parts/colours.ts';
import { useTimer } from '../parts/useTimer.ts';

/** Counts down to the start, then to the end. */
export function View({ fields, now }: ModuleProps<CountDownFields>) {
  const t = useMessages(messages);
  const { hasLargeLetters } = useLayout();
  const { ink, soft, quiet, line } = useColours();
  const { title, remaining, hasDays } = useTimer(fields, now);
  const { days, hours, minutes, seconds } = remaining;
  const units = [
    ...(hasDays ? [{ value: days, label: t.days, colour: fields.dayColor }] : []),
    { value: hours, label: t.hours, colour: fields.hourColor },
    { value: minutes, label: t.minutes, colour: fields.minuteColor },
    { value: seconds, label: t.seconds, colour: fields.secondColor },
  ];
  const time = units.map(({ value, label }) => `${value} ${label}`).join(' ');
  return (
    <Box style={styles.column}>
      {title !== '' && (
        <Text style={[text.caption, styles.title, { color: toColour(fields.titleColor) ?? soft }]}>
          {title}
        </Text>
      )}
      <Box
        accessible
        role="timer"
        aria-label={title ? formatMessage(t.timer, { title, time }) : time}
        style={[styles.cells, { borderColor: line }]}
      >
        {units.map(({ value, label, colour }, index) => (
          <Box
            key={label}
            aria-hidden
            style={[
              styles.cell,
              hasLargeLetters && styles.half,
              { borderColor: line },
              index > 0 && !hasLargeLetters && styles.ruled,
            ]}
          >
            <Text style={[text.h1, text.tabular, styles.value, { color: toColour(colour) ?? ink }]}>
              {padTwoDigits(value)}
            </Text>
            <Text style={[text.micro, { color: toColour(fields.labelColor) ?? quiet }]}>
              {label}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  column: {
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
  },
  title: { paddingBottom: tokens.space4, letterSpacing: 1.2, textAlign: 'center' },
  cells: { flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1, borderBottomWidth: 1 },
  cell: {
    flexGrow: 1,
    flexBasis: 0,
    alignItems: 'center',
    paddingTop: tokens.space5,
    paddingBottom: tokens.space4,
  },
  half: { flexBasis: '40%' },
  ruled: { borderLeftWidth: 1 },
  value: { fontSize: 34, lineHeight: 40, letterSpacing: 0 },
});
