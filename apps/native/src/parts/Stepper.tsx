import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { messages } from '../messages.ts';
import { IconButton } from './IconButton.tsx';
import { text } from './text-styles.ts';

interface StepperProps {
  /** What is counted. */
  label: string;
  value: number;
  max: number;
  onChange(value: number): void;
}

/** A number with a button on each side; a screen reader changes it by swiping up and down. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  const t = useMessages(messages);
  return (
    <View role="group" aria-label={label} style={styles.stepper}>
      <IconButton
        icon="remove"
        size={16}
        label={formatMessage(t.fewer, { label })}
        isDisabled={value <= 1}
        onPress={() => onChange(value - 1)}
      />
      <Text aria-live="polite" style={[text.ui, text.tabular, styles.value]}>
        {value}
      </Text>
      <IconButton
        icon="add"
        size={16}
        label={formatMessage(t.more, { label })}
        isDisabled={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stepper: { flexDirection: 'row', alignItems: 'center', marginRight: -14 },
  value: { minWidth: 24, textAlign: 'center' },
});
