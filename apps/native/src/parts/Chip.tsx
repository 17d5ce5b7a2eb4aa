import { Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from './text-styles.ts';

interface ChipProps {
  role: 'checkbox' | 'radio';
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** A colour, shown as a disc. */
  colour?: string | undefined;
  onPress(): void;
}

/** One of several short choices side by side. */
export const Chip = ({ role, label, isChosen, isDisabled = false, colour, onPress }: ChipProps) => (
  <Pressable
    role={role}
    aria-checked={isChosen}
    aria-disabled={isDisabled}
    disabled={isDisabled}
    onPress={onPress}
    style={[styles.chip, isChosen && styles.chosen, isDisabled && styles.disabled]}
  >
    {colour !== undefined && <View style={[styles.disc, { backgroundColor: colour }]} />}
    <Text style={[text.caption, styles.label]}>{label}</Text>
  </Pressable>
);

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space2,
    minHeight: tokens.touchSize,
    paddingHorizontal: tokens.space4,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
  chosen: { borderColor: tokens.ink, backgroundColor: tokens.stone },
  disabled: { opacity: 0.4 },
  label: { color: tokens.ink },
  disc: {
    width: 14,
    height: 14,
    borderRadius: 7,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
});
