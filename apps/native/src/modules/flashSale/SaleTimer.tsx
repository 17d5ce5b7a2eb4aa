import { formatMessage, padTwoDigits } from '@vitrine/kit';
import { type FlashSaleFields, saleMessages } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import { useColours } from '../parts/colours.ts';
import { useTimer } from '../parts/useTimer.ts';

interface SaleTimerProps {
  fields: FlashSaleFields;
  madeAt: number;
}

/** The time until the sale ends or, before it starts, until it starts. */
export function SaleTimer({ fields, madeAt }: SaleTimerProps) {
  const t = useMessages(saleMessages);
  const { ink, soft } = useColours();
  const { isBeforeStart, title, remaining, hasDays } = useTimer(fields, madeAt);
  const heading = title || (isBeforeStart ? t.startsIn : t.timeLeft);
  const { days, hours, minutes, seconds } = remaining;
  const units = [days, hours, minutes, seconds]
    .map((value, index) => ({ value, unit: t.units[index] ?? '' }))
    .slice(hasDays ? 0 : 1);
  const time = units.map(({ value, unit }) => `${value} ${unit}`).join(' ');
  const isCentred = fields.moduleTitle?.align === 'centre';
  // A red is not read on a dark ground.
  const digits = ink === tokens.ink ? tokens.red : ink;
  return (
    <View
      accessible
      role="timer"
      aria-label={formatMessage(t.timer, { title: heading, time })}
      style={[styles.timer, isCentred && styles.centred]}
    >
      <Text aria-hidden style={[text.caption, { color: soft }]}>
        {heading}
      </Text>
      {units.map(({ value, unit }) => (
        <Text key={unit} aria-hidden style={[text.caption, { color: soft }]}>
          <Text style={[text.h3, text.tabular, { color: digits }]}>{padTwoDigits(value)}</Text>
          {` ${unit}`}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  timer: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: tokens.space2,
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.space5,
  },
  centred: { justifyContent: 'center' },
});
