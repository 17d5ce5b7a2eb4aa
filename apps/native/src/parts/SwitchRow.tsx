import { StyleSheet, Switch, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from './text-styles.ts';

interface SwitchRowProps {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
}

/** A setting that is on or off. */
export const SwitchRow = ({ label, hint, isOn, isDisabled = false, onChange }: SwitchRowProps) => (
  <View style={styles.row}>
    <View style={styles.texts}>
      <Text style={text.ui}>{label}</Text>
      {hint !== undefined && <Text style={text.caption}>{hint}</Text>}
    </View>
    <Switch
      value={isOn}
      disabled={isDisabled}
      aria-label={label}
      trackColor={{ true: tokens.ink }}
      onValueChange={onChange}
    />
  </View>
);

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space3,
    minHeight: tokens.space14,
    paddingVertical: tokens.space2,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  texts: { flex: 1 },
});
