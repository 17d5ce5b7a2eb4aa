import type { TicketAmount } from '@vitrine/ui';
import { ActivityIndicator, Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import type { TicketLooks } from './ticket-looks.ts';

/** What is to be done with a ticket; without `onPress` a text says how things stand. */
export interface TicketAction {
  label: string;
  onPress?: (() => void) | undefined;
  isBusy?: boolean;
  isDisabled?: boolean;
}

interface TicketValueProps {
  amount: TicketAmount;
  size: number;
  colour: string;
}

/** How much a coupon takes off. */
export const TicketValue = ({
  amount: { before, value, after },
  size,
  colour,
}: TicketValueProps) => (
  <Text
    style={[
      text.h1,
      text.tabular,
      styles.value,
      { fontSize: size, lineHeight: size * 1.25, color: colour },
    ]}
    numberOfLines={1}
    adjustsFontSizeToFit
  >
    {before && <Text style={{ fontSize: size * 0.45 }}>{before}</Text>}
    {value}
    {after && <Text style={{ fontSize: size * 0.45 }}>{after}</Text>}
  </Text>
);

interface TicketButtonProps {
  action: TicketAction;
  /** The coupon's name, so that a screen reader tells the buttons apart. */
  subject: string;
  kind: 'filled' | 'plain' | 'tearOff';
  isClaimable: boolean;
  looks: TicketLooks;
}

export function TicketButton({ action, subject, kind, isClaimable, looks }: TicketButtonProps) {
  const { label, onPress, isBusy = false, isDisabled = false } = action;
  const { letters, red, onRed } = looks;
  const isFilled = kind === 'filled' && isClaimable;
  const colour = isFilled ? onRed : isClaimable ? red : letters.ink;
  const style = [
    styles.button,
    kind === 'tearOff' && [styles.tearOff, { borderColor: tokens.borderStrong }],
    isFilled && [styles.filled, { backgroundColor: red }],
  ];
  if (!onPress)
    return (
      <View style={style}>
        <Text style={[text.caption, { color: letters.quiet }]}>{label}</Text>
      </View>
    );
  return (
    <Pressable
      role="button"
      aria-label={`${label} ${subject}`}
      aria-busy={isBusy}
      aria-disabled={isDisabled}
      disabled={isBusy || isDisabled}
      onPress={onPress}
      style={({ pressed }) => [style, (pressed || isDisabled) && styles.faded]}
    >
      {isBusy ? (
        <ActivityIndicator color={colour} />
      ) : (
        <Text style={[text.caption, styles.label, { color: colour }]}>{label}</Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  value: { letterSpacing: 0 },
  button: {
    minWidth: tokens.touchSize,
    minHeight: tokens.touchSize,
    alignItems: 'center',
    justifyContent: 'center',
  },
  filled: { paddingHorizontal: 18 },
  tearOff: { minHeight: 52, paddingHorizontal: tokens.space1, borderTopWidth: 1 },
  label: { letterSpacing: 0.8, textAlign: 'center' },
  faded: { opacity: 0.56 },
});
