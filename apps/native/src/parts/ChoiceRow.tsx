import { Pressable, StyleSheet, Text } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon } from './Icon.tsx';
import { text } from './text-styles.ts';

interface ChoiceRowProps {
  title: string;
  note?: string | undefined;
  isChosen: boolean;
  isDisabled?: boolean;
  onPress(): void;
}

/** One of several choices in a sheet, as wide as the sheet. */
export const ChoiceRow = ({
  title,
  note,
  isChosen,
  isDisabled = false,
  onPress,
}: ChoiceRowProps) => (
  <Pressable
    role="radio"
    aria-checked={isChosen}
    aria-disabled={isDisabled}
    disabled={isDisabled}
    style={styles.row}
    onPress={onPress}
  >
    <Text style={[text.ui, styles.title, isDisabled && styles.quiet]}>{title}</Text>
    {note !== undefined && (
      <Text style={[text.caption, !isDisabled && styles.warning]}>{note}</Text>
    )}
    {isChosen && <Icon name="done" />}
  </Pressable>
);

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    minHeight: tokens.space14,
    paddingHorizontal: tokens.gutter,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  title: { flex: 1 },
  quiet: { color: tokens.inkDisabled },
  warning: { color: tokens.warning },
});
